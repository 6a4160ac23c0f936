import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { ProblemError } from '#contract/problems.ts'
import { database } from '#database/connection.ts'
import { applicationAnswers } from '#database/schema/application-answers.ts'
import { applicationMessages } from '#database/schema/application-messages.ts'
import { applications } from '#database/schema/applications.ts'
import { documentRequests } from '#database/schema/documents.ts'
import { notificationPreferences } from '#database/schema/notifications.ts'
import { outbox } from '#database/schema/outbox.ts'
import { addHistory } from '#domain/applications/add-history.ts'
import { readCandidateDashboard } from '#domain/candidate-dashboard/read-candidate-dashboard.ts'
import { archiveForm } from '#domain/forms/closing/archive-form.ts'
import { closeForm } from '#domain/forms/closing/close-form.ts'
import { saveForm } from '#domain/forms/save-form.ts'
import { listNotifications } from '#domain/notifications/list-notifications.ts'
import { newId } from '#platform/ids.ts'
import { aCandidate, anApplication, aSubmittedApplication, wholeContent } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { aDocument, aQuestion } from '../../../tests/form-parts.ts'
import { plansOf } from '../../../tests/plans.ts'
import { testCompany } from '../../../tests/test-company.ts'
import { createApplication } from '../create-application.ts'
import { deleteApplication } from '../delete-application.ts'
import { readFormToApply } from '../read-form-to-apply.ts'
import { remindUnfinished } from '../remind-unfinished.ts'
import { withdrawApplication } from '../withdraw-application.ts'
import { changeApplicationNotification } from './change-application-notification.ts'
import { countApplications } from './count-applications.ts'
import { listApplicationHistory } from './list-application-history.ts'
import { listApplicationMessages } from './list-application-messages.ts'
import { listApplications } from './list-applications.ts'
import { markMessagesRead } from './mark-messages-read.ts'
import { readApplication } from './read-application.ts'
import { readApplicationResult } from './read-application-result.ts'

const connection = testDatabase()

const { company, aForm } = testCompany()

const titled = (title: string) => ({ basics: { ...wholeContent().basics, title } })
const page = { sort: 'changed', pageNumber: 1, pageSize: 20 } as const
const codeOf = async (work: Promise<unknown>) => {
  const error = await work.catch((reason: unknown) => reason)
  return error instanceof ProblemError ? error.code : error
}

test('two requests that begin at once begin one; handed in it is named, withdrawn it may be begun again', async () => {
  const form = await aForm()
  const { caller, candidateId } = await aCandidate()
  const asked = { candidateId, formId: form.id }
  const begun = await Promise.all(Array.from({ length: 4 }, () => createApplication(caller, asked)))
  expect(new Set(begun.map(({ id }) => id)).size).toBe(1)
  const { items } = await listApplicationHistory(caller, { candidateId, id: begun[0]?.id ?? '' })
  expect(items).toMatchObject([{ event: 'created', by: 'candidate', text: 'Başvuru başlatıldı.' }])

  const { id } = await aSubmittedApplication({ caller, candidateId }, form)
  const refused = await createApplication(caller, asked).catch((reason: unknown) => reason)
  expect(refused).toMatchObject({ code: 'applications.duplicate', extensions: { applicationId: id } })
  expect(await readFormToApply(caller, asked)).toMatchObject({ application: { id }, withdrawn: null })
  await withdrawApplication(caller, { candidateId, id, reason: 'Vazgeçtim' })
  const withdrawn = { id, at: expect.stringMatching(/Z$/) }
  expect(await readFormToApply(caller, asked)).toMatchObject({ application: null, withdrawn })
  const again = await createApplication(caller, asked)
  expect(again).toMatchObject({ status: 'Draft' })
  expect(again.id).not.toBe(id)
})

test('a decision shows as a review until its result is published', async () => {
  const steps = ['Ön eleme', 'Mülakat', 'Karar'].map((name) => ({
    id: newId(),
    name,
    note: '',
    startsAt: null,
    endsAt: null,
  }))
  const form = await aForm({ steps })
  const candidate = await aCandidate()
  const { id } = await aSubmittedApplication(candidate, form)
  const ids = { candidateId: candidate.candidateId, id }
  const decided = { status: 'Rejected', stepId: steps[1]?.id ?? null, resultMessage: 'Üzgünüz.' } as const
  await database().update(applications).set(decided).where(eq(applications.id, id))

  const before = await readApplication(candidate.caller, ids)
  expect(before).toMatchObject({ status: 'InReview', step: 'Mülakat', can: { edit: false, withdraw: true } })
  expect(before.steps.map(({ state }) => state)).toEqual(['done', 'now', 'ahead'])
  expect(await readApplicationResult(candidate.caller, ids)).toMatchObject({
    isPublished: false,
    status: null,
    message: null,
  })
  expect((await countApplications(candidate.caller, ids)).byStatus).toMatchObject({ InReview: 1, Rejected: 0 })
  const asked = { ...page, candidateId: candidate.candidateId }
  expect((await listApplications(candidate.caller, { ...asked, status: ['Rejected'] })).total).toBe(0)

  await database().update(applications).set({ resultPublishedAt: new Date() }).where(eq(applications.id, id))
  const after = await readApplication(candidate.caller, ids)
  expect(after).toMatchObject({ status: 'Rejected', can: { withdraw: false } })
  expect(after.steps.map(({ state }) => state)).toEqual(['done', 'done', 'done'])
  expect(await readApplicationResult(candidate.caller, ids)).toMatchObject({ status: 'Rejected', message: 'Üzgünüz.' })
  expect(await codeOf(withdrawApplication(candidate.caller, { ...ids, reason: '' }))).toBe('applications.wrongState')
})

test('applications are found by title and organization in any spelling, in the order that is asked for', async () => {
  const candidate = await aCandidate()
  const { caller, candidateId } = candidate
  const [first, second] = [await aForm(titled('Işık Bursu')), await aForm(titled('Çınar Bursu'))]
  const light = await anApplication(candidate, first)
  const plane = await aSubmittedApplication(candidate, second)
  const list = (more: object) => listApplications(caller, { ...page, candidateId, ...more })
  expect((await list({})).items.map(({ id }) => id)).toEqual([plane.id, light.id])
  expect((await list({ sort: 'title' })).items.map(({ title }) => title)).toEqual(['Çınar Bursu', 'Işık Bursu'])
  expect((await list({ search: 'ISIK' })).items.map(({ id }) => id)).toEqual([light.id])
  expect((await list({ status: ['Draft'], pageSize: 1 })).total).toBe(1)
  expect((await list({ formType: ['job'] })).items).toEqual([])
  expect((await list({})).items[1]).toMatchObject({ progress: 100, formState: 'Open', unreadMessages: 0 })
})

test('a form that was archived is called what the public read last, not what its draft says', async () => {
  const candidate = await aCandidate()
  const form = await aForm(titled('Işık Bursu'))
  await anApplication(candidate, form)
  const { companyId, caller } = company
  const ids = { companyId, formId: form.id }
  const { version } = form
  await saveForm(caller, { ...ids, version, ...titled('Kimse görmedi') })
  await closeForm(caller, ids)
  await archiveForm(caller, ids)
  const asked = { ...page, candidateId: candidate.candidateId }
  const { items } = await listApplications(candidate.caller, { ...asked, search: 'ışık' })
  expect(items.map(({ title }) => title)).toEqual(['Işık Bursu'])
  expect((await listApplications(candidate.caller, { ...asked, search: 'kimse' })).total).toBe(0)
})

test('what is awaited stands in one list: a draft to finish, a document that was asked for', async () => {
  const candidate = await aCandidate()
  const { caller, candidateId } = candidate
  const [draft, sent] = [
    await anApplication(candidate, await aForm()),
    await aSubmittedApplication(candidate, await aForm()),
  ]
  const request = { id: newId(), applicationId: sent.id, formId: sent.formId, companyId: company.companyId }
  await database()
    .insert(documentRequests)
    .values({ ...request, candidateId, documentTypeId: 1 })
  expect((await readApplication(caller, { candidateId, id: draft.id })).awaited).toMatchObject([{ kind: 'finish' }])
  expect((await readApplication(caller, { candidateId, id: sent.id })).awaited).toMatchObject([
    { kind: 'document', id: request.id, documents: ['Öğrenci Belgesi'], dueAt: null },
  ])
  expect(await countApplications(caller, { candidateId })).toMatchObject({ all: 2, awaited: 2 })
  await withdrawApplication(caller, { candidateId, id: sent.id, reason: '' })
  const twice = await withdrawApplication(caller, { candidateId, id: sent.id, reason: '' })
  expect(twice).toMatchObject({ status: 'Withdrawn', awaited: [], can: { edit: false, withdraw: false } })
  const [cancelled] = await database().select().from(documentRequests).where(eq(documentRequests.id, request.id))
  expect(cancelled?.status).toBe('Cancelled')
  const { items } = await listApplicationHistory(caller, { candidateId, id: sent.id })
  expect(items.map(({ event }) => event)).toEqual(['withdrawn', 'submitted', 'created'])
})

test('documents that are asked for until the same day are one thing to do, each by its name', async () => {
  const candidate = await aCandidate()
  const { caller, candidateId } = candidate
  const [one, another] = [
    await aSubmittedApplication(candidate, await aForm()),
    await aSubmittedApplication(candidate, await aForm()),
  ]
  type Request = typeof documentRequests.$inferInsert
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)
  const dueAt = inDays(1)
  let asked = 0
  const request = ({ id: applicationId, formId }: typeof one, documentTypeId: number, of: Partial<Request>) => ({
    id: newId(),
    applicationId,
    formId,
    companyId: company.companyId,
    candidateId,
    documentTypeId,
    requestedAt: inDays(-9 + asked++),
    ...of,
  })
  const first = request(one, 1, { dueAt, status: 'Refused' })
  const later = request(one, 30, { dueAt: inDays(2) })
  // Of a type that only says “other”.
  const unnamed = request(another, 99, {})
  await database()
    .insert(documentRequests)
    .values([
      ...[first, request(one, 3, { dueAt }), request(one, 2, { dueAt }), later, unnamed],
      ...(['Uploaded', 'Accepted', 'Cancelled'] as const).map((status) => request(one, 4, { dueAt, status })),
    ])
  const { todos } = await readCandidateDashboard({ ...caller, language: 'en' }, { candidateId })
  expect(todos.filter(({ kind }) => kind === 'document')).toMatchObject([
    { id: first.id, documents: ['Student certificate', 'YKS exam result', 'Transcript'], dueAt: dueAt.toISOString() },
    { id: later.id, documents: ['Family income statement'], dueAt: later.dueAt?.toISOString() },
    { id: unnamed.id, documents: [''], dueAt: null },
  ])
  const { awaited } = await readApplication(caller, { candidateId, id: one.id })
  expect(awaited.map(({ documents }) => documents)).toEqual([
    ['Öğrenci Belgesi', 'YKS Sonuç Belgesi', 'Transkript (Not Dökümü)'],
    ['Aile Gelir Belgesi'],
  ])
  expect(await countApplications(caller, { candidateId })).toMatchObject({ awaited: 3 })
})

test('a draft is deleted with all that was typed; what was handed in is not', async () => {
  const question = aQuestion('shortText', { required: false })
  const form = await aForm({ questions: [question] })
  const candidate = await aCandidate()
  const ids = { candidateId: candidate.candidateId, id: '' }
  const draft = await anApplication(candidate, form, { answers: { [question.id]: 'yazdım' } })
  await deleteApplication(candidate.caller, { ...ids, id: draft.id })
  expect(await database().$count(applicationAnswers, eq(applicationAnswers.applicationId, draft.id))).toBe(0)
  const sent = await aSubmittedApplication(candidate, form)
  expect(await codeOf(deleteApplication(candidate.caller, { ...ids, id: sent.id }))).toBe('applications.wrongState')
})

test('messages are counted until they are read; what the candidate is not told stays out of the timeline', async () => {
  const candidate = await aCandidate()
  const { caller, candidateId } = candidate
  const { id } = await aSubmittedApplication(candidate, await aForm())
  const { companyId } = company
  const message = { id: newId(), applicationId: id, companyId, candidateId, by: 'company' } as const
  await database()
    .insert(applicationMessages)
    .values({ ...message, subject: 'Merhaba', text: 'Bir sorumuz var.' })
  await database().transaction((tx) =>
    addHistory(tx, company.caller, {
      applicationIds: [id],
      event: 'statusChanged',
      detail: { to: 'Rejected' },
      visible: false,
    }),
  )
  const ids = { candidateId, id }
  expect(await countApplications(caller, { candidateId })).toMatchObject({ unreadMessages: 2 })
  expect((await listApplicationMessages(caller, ids)).items).toMatchObject([
    { subject: 'Merhaba', by: 'company', readAt: null },
    { by: 'system' },
  ])
  await markMessagesRead(caller, ids)
  expect(await countApplications(caller, { candidateId })).toMatchObject({ unreadMessages: 0 })
  const { items } = await listApplicationHistory(caller, ids)
  expect(items.map(({ event }) => event)).toEqual(['submitted', 'created'])
  expect(await changeApplicationNotification(caller, { ...ids, isOn: false })).toEqual({ isOn: false })
  expect((await readApplication(caller, ids)).notify).toBe(false)
})

test('another candidate’s application is nowhere', async () => {
  const [own, stranger] = [await aCandidate(), await aCandidate()]
  const { id } = await aSubmittedApplication(own, await aForm())
  const asked = { candidateId: stranger.candidateId, id }
  const tries = [
    readApplication(stranger.caller, asked),
    deleteApplication(stranger.caller, asked),
    withdrawApplication(stranger.caller, { ...asked, reason: '' }),
    listApplicationHistory(stranger.caller, asked),
    readApplicationResult(stranger.caller, asked),
    listApplicationMessages(stranger.caller, asked),
    markMessagesRead(stranger.caller, asked),
    changeApplicationNotification(stranger.caller, { ...asked, isOn: false }),
  ]
  expect(new Set(await Promise.all(tries.map(codeOf)))).toEqual(new Set(['applications.notFound']))
})

test('the wizard begins with how the candidate fits and what their profile lacks', async () => {
  const form = await aForm({
    eligibility: [
      { kind: 'city', cityIds: [34] },
      { kind: 'level', levels: ['bachelor'] },
    ],
    documents: [aDocument(1, { when: { kind: 'disabled' } })],
  })
  const { caller, candidateId } = await aCandidate()
  const asked = { candidateId, formId: form.id }
  const read = await readFormToApply(caller, asked)
  expect(read).toMatchObject({ version: 1, application: null, fit: { overall: 'unknown' } })
  expect(read.missingParts.map(({ part, required }) => [part, required])).toEqual([
    ['location', true],
    ['educations', true],
    ['requirements', false],
  ])
  expect(read.consents.map(({ text }) => text)).toEqual(['sharing', 'correctness'])
  const begun = await createApplication(caller, asked)
  expect((await readFormToApply(caller, asked)).application?.id).toBe(begun.id)
  expect(await codeOf(readFormToApply(caller, { ...asked, formType: 'job' }))).toBe('forms.notFound')
})

test('whoever has begun and not finished is reminded three days before the end, once, where the form says so', async () => {
  const closesAt = new Date(Date.now() + 2 * 86_400_000).toISOString()
  const { messages, dates } = wholeContent()
  const unfinished = { on: true, subject: 'Az kaldı', text: 'Seni bekliyoruz.' }
  const ending = { dates: { ...dates, closesAt } }
  const [loud, quiet] = [
    await aForm({ ...ending, messages: { ...messages, unfinished } }),
    await aForm({ ...ending, messages: { ...messages, unfinished: { ...unfinished, on: false } } }),
  ]
  const [unready, done, other, silent] = await Promise.all([aCandidate(), aCandidate(), aCandidate(), aCandidate()])
  const noMail = { kind: 'applications', inApp: true, email: false, sms: false }
  await database()
    .insert(notificationPreferences)
    .values({ accountId: silent.accountId, ...noMail })
  for (const person of [unready, silent]) await anApplication(person, loud)
  await aSubmittedApplication(done, loud)
  await anApplication(other, quiet)
  await Promise.all([remindUnfinished(), remindUnfinished()])
  await remindUnfinished()
  const mails = (await database().select().from(outbox)).filter(({ subject }) => subject === 'Az kaldı')
  expect(mails.map(({ recipient }) => recipient)).toEqual([unready.email])
  expect(mails[0]?.text).toContain('Seni bekliyoruz.')
  // Who wants no e-mail reads it in the product.
  const news = { candidateId: silent.candidateId, filter: 'all', pageNumber: 1, pageSize: 5 } as const
  expect((await listNotifications(silent.caller, news)).items).toMatchObject([{ event: 'unfinishedSoon' }])
})

test('a candidate’s list and counts read that candidate’s rows only', async () => {
  const candidate = await aCandidate()
  const { caller, candidateId } = candidate
  await anApplication(candidate, await aForm())
  await connection.pool.query(`
    insert into applications (id, form_id, company_id, candidate_id, form_version, status)
    select gen_random_uuid(), a.form_id, a.company_id, a.candidate_id, a.form_version, 'Withdrawn'
    from applications a, generate_series(1, 300) where a.candidate_id <> '${candidateId}'`)
  await connection.pool.query('analyze applications')
  const plans = await plansOf(connection.pool, async () => {
    await listApplications(caller, { ...page, candidateId, search: 'burs' })
    await countApplications(caller, { candidateId })
  })
  expect(plans.filter((plan) => plan.includes('Seq Scan on applications'))).toEqual([])
  expect(plans.some((plan) => plan.includes('applications_candidate'))).toBe(true)
  expect(plans.length).toBeLessThanOrEqual(9)
})
