import { and, count, eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { applicationConsents } from '#contract/application-consents.ts'
import type { FormContent, Question } from '#contract/form-content.ts'
import { ProblemError } from '#contract/problems.ts'
import { database } from '#database/connection.ts'
import { consents } from '#database/schema/accounts.ts'
import {
  applicationHistory,
  applicationMessages,
  applicationSnapshots,
  applications,
} from '#database/schema/applications.ts'
import { candidateEducations, candidates } from '#database/schema/candidates.ts'
import { forms } from '#database/schema/forms.ts'
import { notifications } from '#database/schema/notifications.ts'
import { outbox } from '#database/schema/outbox.ts'
import { subscriptions } from '#database/schema/subscriptions.ts'
import { publishForm } from '#domain/forms/publish-form.ts'
import { saveForm } from '#domain/forms/save-form.ts'
import { newId } from '#platform/ids.ts'
import {
  aCandidate,
  aCompany,
  anApplication,
  aPublishedForm,
  aSubmittedApplication,
  wholeContent,
} from '../../tests/builders.ts'
import { testDatabase } from '../../tests/database.ts'
import { createAt } from './create-application.ts'
import { finalizeApplication, finalizeAt } from './finalize-application.ts'
import { saveAnswers } from './save-answers.ts'
import { withdrawApplication } from './withdraw-application.ts'

testDatabase()

const all = { consents: [...applicationConsents] }
const blank = { help: '', required: true, options: [], min: null, max: null, showIf: null } as const
const question = (of: Partial<Question> & Pick<Question, 'id' | 'kind'>): Question => ({
  ...blank,
  label: `Soru ${of.id.slice(-2)}`,
  ...of,
  options: of.options ?? [],
})

let company: Awaited<ReturnType<typeof aCompany>>
beforeAll(async () => {
  company = await aCompany()
})

const aForm = (content: Partial<FormContent> = {}) => aPublishedForm(company, { content })
const problemOf = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof ProblemError)) throw error ?? new Error('nothing was refused')
  return error
}

test('what is handed in is kept word for word, with its receipt, its history and its consents', async () => {
  const name = newId()
  const received = { on: true, subject: 'Teşekkürler', text: 'Başvurunuzu aldık, <b>iki hafta</b> içinde yazacağız.' }
  const form = await aForm({
    questions: [question({ id: name, kind: 'shortText' })],
    messages: { ...wholeContent().messages, received },
  })
  const candidate = await aCandidate({ name: 'Işıl', surname: 'Çağlar' })
  const { candidateId } = candidate
  await database().update(candidates).set({ cityId: 34, gender: 'female' }).where(eq(candidates.id, candidateId))
  await database()
    .insert(candidateEducations)
    .values([
      { id: newId(), candidateId, level: 'bachelor', gpa: 3.4, gpaSystemId: 1, isCurrent: true },
      { id: newId(), candidateId, level: 'highschool', isCurrent: false },
    ])
  const application = await aSubmittedApplication(candidate, form, { answers: { [name]: 'Çünkü istiyorum' } })
  expect(application).toMatchObject({
    status: 'Submitted',
    hasUnsentChanges: false,
    can: { edit: true, withdraw: true },
  })
  expect(application.receipt?.number).toMatch(new RegExp(`^${form.formIdentityNumber}-[2-9A-HJ-NP-Z]{6}$`))

  const ofIt = eq(applicationSnapshots.applicationId, application.id)
  const [snapshot] = await database().select().from(applicationSnapshots).where(ofIt)
  expect(snapshot).toMatchObject({
    name: 'Işıl',
    answers: { [name]: 'Çünkü istiyorum' },
    ...{ fit: 'fits', level: 'bachelor', cityId: 34, gender: 'female', formVersion: 1, sensitiveSealed: null },
  })
  expect(snapshot?.gpa).toBeCloseTo(85, 0)
  expect(snapshot?.profile).toMatchObject({ surname: 'Çağlar', hasCitizenNumber: false })
  const given = await database().select().from(consents).where(eq(consents.applicationId, application.id))
  expect(given.map(({ text }) => text).sort()).toEqual(['correctness', 'sharing'])
  const events = await database()
    .select()
    .from(applicationHistory)
    .where(eq(applicationHistory.applicationId, application.id))
    .orderBy(applicationHistory.place)
  expect(events.map(({ event, by }) => [event, by])).toEqual([
    ['created', 'candidate'],
    ['submitted', 'candidate'],
  ])

  const mails = (await database().select().from(outbox)).filter(({ recipient }) => recipient === candidate.email)
  expect(mails).toHaveLength(1)
  expect(mails[0]?.text).toContain(application.receipt?.number)
  expect(mails[0]?.text).toContain('İstanbul saati')
  expect(mails[0]?.text).toContain('> Başvurunuzu aldık')
  expect(mails[0]?.html).toContain('&lt;b&gt;iki hafta')
  const [message] = await database()
    .select()
    .from(applicationMessages)
    .where(eq(applicationMessages.applicationId, application.id))
  expect(message).toMatchObject({ by: 'system', subject: 'Teşekkürler' })
  const news = await database().select().from(notifications).where(eq(notifications.accountId, candidate.accountId))
  expect(news.map(({ event }) => event)).toEqual(['applicationReceived'])
})

test('everything that is missing is said at once, each with its field, and nothing is handed in', async () => {
  const [first, hidden, number, document] = [newId(), newId(), newId(), newId()]
  const form = await aForm({
    eligibility: [{ kind: 'city', cityIds: [34] }],
    questions: [
      question({ id: first, kind: 'yesNo' }),
      question({
        id: hidden,
        kind: 'shortText',
        showIf: { all: true, tests: [{ questionId: first, is: 'equal', value: true }] },
      }),
      question({ id: number, kind: 'number', min: 1, max: 10 }),
    ],
    documents: [{ id: document, documentTypeId: 1, required: true, note: '', when: null }],
  })
  const candidate = await aCandidate()
  const { id } = await anApplication(candidate, form, { answers: { [number]: 11, [hidden]: '' } })
  const ids = { candidateId: candidate.candidateId, id, formId: form.id }
  const refused = await problemOf(finalizeApplication(candidate.caller, { ...ids, consents: [] }))
  expect(refused.code).toBe('applications.incomplete')
  expect(refused.errors?.map(({ field }) => field)).toEqual([
    'profile.location',
    `answers.${first}`,
    `answers.${number}`,
    `documents.${document}`,
    'consents.sharing',
    'consents.correctness',
  ])
  expect(refused.errors?.every(({ message }) => message.length > 5)).toBe(true)
  const [row] = await database().select().from(applications).where(eq(applications.id, id))
  expect(row).toMatchObject({ status: 'Draft', submittedAt: null })
})

test('who does not fit is told which condition it is, and not let in', async () => {
  const form = await aForm({ eligibility: [{ kind: 'city', cityIds: [34] }] })
  const candidate = await aCandidate()
  const own = eq(candidates.id, candidate.candidateId)
  await database().update(candidates).set({ cityId: 6 }).where(own)
  const refused = await problemOf(aSubmittedApplication(candidate, form))
  expect(refused.code).toBe('applications.doesNotFit')
  expect(refused.errors?.map(({ field }) => field)).toEqual(['eligibility.city'])
})

test('finalizing twice at once, and once more later, is finalizing once', async () => {
  const form = await aForm()
  const candidate = await aCandidate()
  const { id } = await anApplication(candidate, form)
  const asked = { candidateId: candidate.candidateId, id, formId: form.id, ...all }
  const answers = await Promise.all([
    finalizeApplication(candidate.caller, asked),
    finalizeApplication(candidate.caller, asked),
  ])
  const later = await finalizeApplication(candidate.caller, asked)
  expect(new Set([...answers, later].map(({ submittedAt }) => submittedAt)).size).toBe(1)
  const events = and(eq(applicationHistory.applicationId, id), eq(applicationHistory.event, 'submitted'))
  expect(await database().$count(applicationHistory, events)).toBe(1)
  const [left] = await database().select().from(subscriptions).where(eq(subscriptions.companyId, company.companyId))
  const [sent] = await database()
    .select({ count: count() })
    .from(applicationHistory)
    .where(and(eq(applicationHistory.companyId, company.companyId), eq(applicationHistory.event, 'submitted')))
  expect(100 - (left?.leftApplicationCredit ?? 0)).toBe(sent?.count)
})

test('the last second counts, the grace is for those who had begun, and then it is over', async () => {
  const closesAt = new Date(Date.now() + 3_600_000)
  const form = await aForm({ dates: { ...wholeContent().dates, closesAt: closesAt.toISOString() } })
  const after = (ms: number) => new Date(closesAt.getTime() + ms)
  const hand = async (at: Date) => {
    const candidate = await aCandidate()
    const { id } = await anApplication(candidate, form)
    return finalizeAt(candidate.caller, { candidateId: candidate.candidateId, id, formId: form.id, ...all }, at)
  }
  expect((await hand(after(-1))).status).toBe('Submitted')
  expect((await hand(after(59_999))).status).toBe('Submitted')
  expect((await problemOf(hand(after(60_000)))).code).toBe('applications.closed')
  const late = await aCandidate()
  const asked = { candidateId: late.candidateId, formId: form.id }
  expect((await problemOf(createAt(late.caller, asked, after(0)))).code).toBe('applications.closed')
  expect((await createAt(late.caller, asked, after(-1))).status).toBe('Draft')

  // Begun after its end (it was extended and closed again), there is no grace; the job that closes it takes none away.
  const candidate = await aCandidate()
  const { id } = await anApplication(candidate, form)
  const ids = { candidateId: candidate.candidateId, id, formId: form.id, ...all }
  await database()
    .update(applications)
    .set({ createdAt: after(1) })
    .where(eq(applications.id, id))
  expect((await problemOf(finalizeAt(candidate.caller, ids, after(2)))).code).toBe('applications.closed')
  await database()
    .update(applications)
    .set({ createdAt: after(-9) })
    .where(eq(applications.id, id))
  const closed = { state: 'Closed', closedBecause: 'deadline', closedAt: closesAt } as const
  await database().update(forms).set(closed).where(eq(forms.id, form.id))
  expect((await finalizeAt(candidate.caller, ids, after(30_000))).status).toBe('Submitted')
})

test('a form that is closed by hand takes nothing, and one that opens later says when', async () => {
  const [hand, later] = [await aForm(), await aForm()]
  const candidate = await aCandidate()
  const [one, other] = [await anApplication(candidate, hand), await anApplication(candidate, later)]
  await database().update(forms).set({ state: 'Closed', closedBecause: 'hand' }).where(eq(forms.id, hand.id))
  const opensAt = new Date(Date.now() + 86_400_000)
  await database().update(forms).set({ opensAt }).where(eq(forms.id, later.id))
  const ask = (id: string, formId: string) =>
    finalizeApplication(candidate.caller, { candidateId: candidate.candidateId, id, formId, ...all })
  expect((await problemOf(ask(one.id, hand.id))).code).toBe('applications.closed')
  expect((await problemOf(ask(other.id, later.id))).code).toBe('applications.notOpenYet')
})

test('places are given exactly once however many come at the same moment; the last one closes the form', async () => {
  const { basics } = wholeContent()
  const form = await aForm({ basics: { ...basics, quota: 3, closeWhenFull: true } })
  const people = await Promise.all(Array.from({ length: 8 }, () => aCandidate()))
  const begun = await Promise.all(people.map((person) => anApplication(person, form)))
  const outcomes = await Promise.all(
    people.map((person, at) =>
      finalizeApplication(person.caller, {
        ...{ candidateId: person.candidateId, id: begun[at]?.id ?? '', formId: form.id },
        ...all,
      }).then(
        ({ status }) => status as string,
        (error: ProblemError) => error.code,
      ),
    ),
  )
  expect(outcomes.toSorted()).toEqual([
    ...['Submitted', 'Submitted', 'Submitted'],
    ...Array.from({ length: 5 }, () => 'applications.full'),
  ])
  const [closed] = await database().select().from(forms).where(eq(forms.id, form.id))
  expect(closed).toMatchObject({ state: 'Closed', closedBecause: 'quota' })
  const newcomer = await aCandidate()
  expect((await problemOf(anApplication(newcomer, form))).code).toBe('applications.full')
})

test('a place that is given back can be taken by somebody else while the form is open', async () => {
  const { basics } = wholeContent()
  const form = await aForm({ basics: { ...basics, quota: 2, closeWhenFull: true } })
  const [first, second, third] = [await aCandidate(), await aCandidate(), await aCandidate()]
  const { id } = await aSubmittedApplication(first, form)
  await withdrawApplication(first.caller, { candidateId: first.candidateId, id, reason: '' })
  for (const person of [second, third]) expect((await aSubmittedApplication(person, form)).status).toBe('Submitted')
})

test('beyond its credit the organization gets it sealed, and the candidate notices nothing', async () => {
  const poor = await aCompany()
  const form = await aPublishedForm(poor)
  const [first, second] = [await aCandidate(), await aCandidate()]
  const { id: opened } = await aSubmittedApplication(first, form)
  await database()
    .update(subscriptions)
    .set({ leftApplicationCredit: 0 })
    .where(eq(subscriptions.companyId, poor.companyId))
  const application = await aSubmittedApplication(second, form)
  expect(application.status).toBe('Submitted')
  const rows = await database()
    .select({ id: applications.id, sealed: applications.sealed })
    .from(applications)
    .where(eq(applications.formId, form.id))
  expect(new Map(rows.map(({ id, sealed }) => [id, sealed]))).toEqual(
    new Map([
      [opened, false],
      [application.id, true],
    ]),
  )
})

test('what changes after handing in is only seen once it is handed in again, which costs nothing', async () => {
  const own = await aCompany()
  const id = newId()
  const form = await aPublishedForm(own, { content: { questions: [question({ id, kind: 'shortText' })] } })
  const candidate = await aCandidate()
  const application = await aSubmittedApplication(candidate, form, { answers: { [id]: 'önce' } })
  const ids = { candidateId: candidate.candidateId, id: application.id }
  const save = (value: string) =>
    saveAnswers(candidate.caller, {
      ...ids,
      ...{ device: 'another-device', order: 0, isCompleted: false },
      answers: [{ questionId: id, value, age: 0 }],
    })
  const seen = async () => {
    const [snapshot] = await database()
      .select()
      .from(applicationSnapshots)
      .where(eq(applicationSnapshots.applicationId, application.id))
    return snapshot?.answers[id]
  }
  await save('sonra')
  expect(await seen()).toBe('önce')
  const changed = await finalizeApplication(candidate.caller, { ...ids, formId: form.id, ...all })
  expect(changed.hasUnsentChanges).toBe(false)
  expect(await seen()).toBe('sonra')
  const [left] = await database().select().from(subscriptions).where(eq(subscriptions.companyId, own.companyId))
  expect(left?.leftApplicationCredit).toBe(99)
  const events = await database()
    .select()
    .from(applicationHistory)
    .where(eq(applicationHistory.applicationId, application.id))
    .orderBy(applicationHistory.place)
  expect(events.map(({ event }) => event)).toEqual(['created', 'submitted', 'resubmitted'])
})

test('a version that is published in the middle is the one that counts, and nothing typed is lost', async () => {
  const [old, kept, fresh] = [newId(), newId(), newId()]
  const form = await aForm({
    questions: [question({ id: old, kind: 'shortText' }), question({ id: kept, kind: 'shortText' })],
  })
  const candidate = await aCandidate()
  const { id } = await anApplication(candidate, form, { answers: { [old]: 'eski', [kept]: 'duran' } })
  const formIds = { companyId: company.companyId, formId: form.id }
  const questions = [question({ id: kept, kind: 'shortText' }), question({ id: fresh, kind: 'yesNo' })]
  const { version } = await saveForm(company.caller, { ...formIds, version: form.version, questions })
  await publishForm(company.caller, { ...formIds, version })

  const ids = { candidateId: candidate.candidateId, id }
  const refused = await problemOf(finalizeApplication(candidate.caller, { ...ids, formId: form.id, ...all }))
  expect(refused.errors?.map(({ field }) => field)).toEqual([`answers.${fresh}`])
  const saved = await saveAnswers(candidate.caller, {
    ...ids,
    ...{ device: 'a-device-of-tests', order: 0, isCompleted: true },
    answers: [
      { questionId: fresh, value: false, age: 0 },
      { questionId: old, value: 'yine eski', age: 0 },
    ],
  })
  expect(saved).toMatchObject({ formVersion: version, problems: [] })
  await finalizeApplication(candidate.caller, { ...ids, formId: form.id, ...all })
  const [snapshot] = await database()
    .select()
    .from(applicationSnapshots)
    .where(eq(applicationSnapshots.applicationId, id))
  expect(snapshot).toMatchObject({ formVersion: version, answers: { [kept]: 'duran', [fresh]: false } })
  expect(Object.keys(snapshot?.answers ?? {})).toHaveLength(2)
})

test('a stranger’s application is not there, and neither is one of another form', async () => {
  const form = await aForm()
  const [own, other] = [await aCandidate(), await aCandidate()]
  const { id } = await anApplication(own, form)
  const strange = { candidateId: other.candidateId, id, formId: form.id, ...all }
  expect((await problemOf(finalizeApplication(other.caller, strange))).code).toBe('applications.notFound')
  const elsewhere = { candidateId: own.candidateId, id, formId: newId(), ...all }
  expect((await problemOf(finalizeApplication(own.caller, elsewhere))).code).toBe('applications.notFound')
})
