import { and, count, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { applicationConsents } from '#contract/applying/application-consents.ts'
import type { FormContent } from '#contract/forms/form-content.ts'
import { database } from '#database/connection.ts'
import { accounts, consents } from '#database/schema/accounts.ts'
import { applicationHistory } from '#database/schema/application-history.ts'
import { applicationMessages } from '#database/schema/application-messages.ts'
import { applications } from '#database/schema/applications.ts'
import { candidateEducations, candidates } from '#database/schema/candidates.ts'
import { notifications } from '#database/schema/notifications.ts'
import { outbox } from '#database/schema/outbox.ts'
import { subscriptions } from '#database/schema/subscriptions.ts'
import { newId } from '#platform/ids.ts'
import { applicationRow, handIn, outcomeOf, problemOf, snapshotOf } from '../../../../tests/applying.ts'
import {
  aCandidate,
  aCompany,
  anApplication,
  aPublishedForm,
  aSubmittedApplication,
  wholeContent,
} from '../../../../tests/builders.ts'
import { testDatabase } from '../../../../tests/database.ts'
import { aDocument, aQuestion } from '../../../../tests/form-parts.ts'
import { testCompany } from '../../../../tests/test-company.ts'
import { finalizeApplication } from './finalize-application.ts'

testDatabase()

const { company, aForm } = testCompany()

test('a submission is stored word for word, with its receipt, its history and its consents', async () => {
  const name = newId()
  const received = { on: true, subject: 'Teşekkürler', text: 'Başvurunuzu aldık, <b>iki hafta</b> içinde yazacağız.' }
  const form = await aForm({
    questions: [aQuestion('shortText', { id: name })],
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

  const snapshot = await snapshotOf(application.id)
  expect(snapshot).toMatchObject({
    name: 'Işıl',
    answers: { [name]: 'Çünkü istiyorum' },
    fit: 'fits',
    level: 'bachelor',
    cityId: 34,
    gender: 'female',
    formVersion: 1,
    sensitiveSealed: null,
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
  expect(mails[0]?.subject).toBe('Teşekkürler')
  expect(mails[0]?.text).toContain(application.receipt?.number)
  expect(mails[0]?.text).toContain('İstanbul\u00a0saati')
  expect(mails[0]?.text).toContain('> Başvurunuzu aldık')
  expect(mails[0]?.text).toContain('Kurum değerlendirmeye başlayana kadar, en geç ilan kapanana kadar')
  expect(mails[0]?.html).toContain('&lt;b&gt;iki hafta')
  const [message] = await database()
    .select()
    .from(applicationMessages)
    .where(eq(applicationMessages.applicationId, application.id))
  expect(message).toMatchObject({ by: 'system', subject: 'Teşekkürler' })
  const news = await database().select().from(notifications).where(eq(notifications.accountId, candidate.accountId))
  expect(news.map(({ event }) => event)).toEqual(['applicationReceived'])
})

test('the acknowledgement has the organization’s own subject, or ours without one', async () => {
  const subjectFor = async (received: FormContent['messages']['received'], language: 'tr' | 'en') => {
    const form = await aForm({ messages: { ...wholeContent().messages, received } })
    const candidate = await aCandidate()
    await database().update(accounts).set({ language }).where(eq(accounts.id, candidate.accountId))
    await aSubmittedApplication(candidate, form)
    const [mail] = await database().select().from(outbox).where(eq(outbox.recipient, candidate.email))
    return { subject: mail?.subject, html: mail?.html ?? '', title: form.title }
  }
  const own = { on: true, subject: 'Hoş geldin <b>&</b> {title}\r\nBcc: x@y.test', text: 'Aldık.' }
  for (const language of ['tr', 'en'] as const) {
    const { subject, html } = await subjectFor(own, language)
    // Web addresses are broken up, also the domain of an e-mail address.
    expect(subject).toBe('Hoş geldin <b>&</b> {title} Bcc: x@y. test')
    expect(html).toContain('<title>Hoş geldin &lt;b&gt;&amp;&lt;/b&gt; {title} Bcc: x@y. test</title>')
  }
  for (const silent of [
    { ...own, subject: ' ' },
    { ...own, on: false },
  ]) {
    const [tr, en] = [await subjectFor(silent, 'tr'), await subjectFor(silent, 'en')]
    expect(tr.subject).toBe(`Başvurun alındı: ${tr.title}`)
    expect(en.subject).toBe(`Application received: ${en.title}`)
  }
})

test('everything missing or wrong is reported at once, each with its field, and nothing is submitted', async () => {
  const options = ['a', 'b', 'c'].map((id) => ({ id, label: id }))
  const first = aQuestion('yesNo')
  const hidden = aQuestion('shortText', {
    showIf: { all: true, tests: [{ questionId: first.id, is: 'equal', value: true }] },
  })
  const wrong = [
    [aQuestion('shortText', { max: 3 }), 'uzun'],
    [aQuestion('longText', { min: 50 }), 'kısa'],
    [aQuestion('number', { min: 1, max: 10 }), 11],
    [aQuestion('date'), '2026-02-29'],
    [aQuestion('single', { options }), 'z'],
    [aQuestion('multiple', { options, min: 2 }), ['a']],
    [aQuestion('scale', { min: 1, max: 5 }), 2.5],
    [aQuestion('country'), '223'],
    [aQuestion('city'), 999_999],
    [aQuestion('university', { required: false }), -1],
  ] as const
  const file = aQuestion('file')
  const [always, ifNumber, never] = [
    aDocument(1),
    aDocument(2, { when: { kind: 'answer', test: { questionId: wrong[2][0].id, is: 'greater', value: 5 } } }),
    aDocument(31, { when: { kind: 'answer', test: { questionId: first.id, is: 'equal', value: true } } }),
  ]
  const form = await aForm({
    eligibility: [
      { kind: 'city', cityIds: [34] },
      { kind: 'level', levels: ['bachelor'] },
      { kind: 'gender', genders: ['male'] },
    ],
    questions: [first, hidden, ...wrong.map(([question]) => question), file],
    documents: [always, ifNumber, never],
  })
  const candidate = await aCandidate()
  await database().update(candidates).set({ gender: 'female' }).where(eq(candidates.id, candidate.candidateId))
  const { id } = await anApplication(candidate, form, {
    answers: { [hidden.id]: '', ...Object.fromEntries(wrong.map(([question, value]) => [question.id, value])) },
  })
  const ids = { candidateId: candidate.candidateId, id, formId: form.id }
  const consents = [{ text: 'sharing', version: 'of last year' } as const]
  const refused = await problemOf(finalizeApplication(candidate.caller, { ...ids, consents }))
  expect(refused.code).toBe('applications.doesNotFit')
  expect(refused.values).toEqual({ reasons: 'Cinsiyetin: kadın; bu koşulu karşılamıyor.' })
  expect(refused.errors?.map(({ field }) => field)).toEqual([
    ...['profile.location', 'profile.educations', 'eligibility.gender'],
    ...[first, ...wrong.map(([question]) => question), file].map((question) => `answers.${question.id}`),
    ...[always, ifNumber].map((document) => `documents.${document.id}`),
    ...['consents.sharing', 'consents.correctness'],
  ])
  expect(refused.errors?.filter(({ message }) => message.length <= 5)).toEqual([])
  expect(await applicationRow(id)).toMatchObject({ status: 'Draft', submittedAt: null })
  expect(await snapshotOf(id)).toBeUndefined()

  // With the ineligible part fixed, it is still incomplete.
  await database().update(candidates).set({ gender: 'male' }).where(eq(candidates.id, candidate.candidateId))
  const [code, ...fields] = await problemOf(handIn(candidate, { id, formId: form.id })).then(
    ({ code, errors = [] }) => [code, ...errors.map(({ field }) => field)],
  )
  expect([code, fields.length]).toEqual(['applications.incomplete', 16])
})

test('finalizing twice at once, and once more later, finalizes once', async () => {
  const form = await aForm()
  const candidate = await aCandidate()
  const { id } = await anApplication(candidate, form)
  const begun = { id, formId: form.id }
  const answers = await Promise.all([handIn(candidate, begun), handIn(candidate, begun)])
  const later = await handIn(candidate, begun)
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

test('only the consents that were asked for are stored', async () => {
  const form = await aForm()
  const candidate = await aCandidate()
  const { id } = await anApplication(candidate, form)
  const given = [...applicationConsents, ...applicationConsents.map((consent) => ({ ...consent, version: 'older' }))]
  const ids = { candidateId: candidate.candidateId, id, formId: form.id }
  await finalizeApplication(candidate.caller, { ...ids, consents: given })
  const kept = await database().select().from(consents).where(eq(consents.applicationId, id))
  expect(kept.map(({ text, version }) => ({ text, version }))).toEqual(applicationConsents)
})

test('the time of submission is the arrival of the request, however long it waited', async () => {
  const form = await aForm()
  const candidate = await aCandidate()
  const { id } = await anApplication(candidate, form)
  const arrivedAt = new Date(Date.now() - 90_000)
  const done = await handIn(candidate, { id, formId: form.id }, arrivedAt)
  expect(done).toMatchObject({ submittedAt: arrivedAt.toISOString(), hasUnsentChanges: false })
  expect((await snapshotOf(id))?.takenAt).toEqual(arrivedAt)
  // A server clock ahead of the database's must not show: what is typed next has to be later.
  const other = await aCandidate()
  const begun = await anApplication(other, form)
  const ahead = await handIn(other, { id: begun.id, formId: form.id }, new Date(Date.now() + 90_000))
  expect(Date.parse(ahead.submittedAt ?? '')).toBeLessThanOrEqual(Date.now())
})

test('beyond the organization’s credit it is sealed, and the candidate notices nothing', async () => {
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

test('an application of another candidate, or with another form, is not found', async () => {
  const form = await aForm()
  const [own, other] = [await aCandidate(), await aCandidate()]
  const { id } = await anApplication(own, form)
  expect(await outcomeOf(handIn(other, { id, formId: form.id }))).toEqual(['applications.notFound'])
  expect(await outcomeOf(handIn(own, { id, formId: newId() }))).toEqual(['applications.notFound'])
})
