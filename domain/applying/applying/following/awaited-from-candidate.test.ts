import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { database } from '#database/connection.ts'
import { applicationMessages } from '#database/schema/application-messages.ts'
import { documentRequests } from '#database/schema/documents.ts'
import { updatePendingAction } from '#domain/applying/applications/update-pending-action.ts'
import { readCandidateDashboard } from '#domain/desk/candidate-dashboard/read-candidate-dashboard.ts'
import { newId } from '#platform/ids.ts'
import { aCandidate, anApplication, aSubmittedApplication } from '../../../../tests/builders.ts'
import { testDatabase } from '../../../../tests/database.ts'
import { testCompany } from '../../../../tests/test-company.ts'
import { withdrawApplication } from '../withdraw-application.ts'
import { countApplications } from './count-applications.ts'
import { listApplicationHistory } from './list-application-history.ts'
import { readApplication } from './read-application.ts'

testDatabase()

const { company, aForm } = testCompany()

test('everything pending is in one list: an unfinished draft, a requested document', async () => {
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

test('documents requested for the same day are one item, with each name', async () => {
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
  const reason = 'Mühür okunmuyor.'
  const first = request(one, 1, { dueAt, status: 'Refused', reason })
  const later = request(one, 30, { dueAt: inDays(2) })
  // A request of the type “other”, which has no name of its own.
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
  expect(awaited.map(({ refused }) => refused)).toEqual([[{ document: 'Öğrenci Belgesi', reason }], []])
  expect(await countApplications(caller, { candidateId })).toMatchObject({ awaited: 3 })
})

test('a question is listed beside a more urgent document', async () => {
  const candidate = await aCandidate()
  const { caller, candidateId } = candidate
  const { id, formId } = await aSubmittedApplication(candidate, await aForm())
  const of = { applicationId: id, companyId: company.companyId, candidateId }
  await database()
    .insert(documentRequests)
    .values({ ...of, id: newId(), formId, documentTypeId: 1 })
  await database()
    .insert(applicationMessages)
    .values({ ...of, id: newId(), by: 'company', subject: 'Soru', text: 'Ne zaman?', awaitsAnswer: true })
  await database().transaction((tx) => updatePendingAction(tx, [id]))
  const { action, awaited } = await readApplication(caller, { candidateId, id })
  expect(action).toBe('DocumentRequested')
  expect(awaited.map(({ kind }) => kind).sort()).toEqual(['answer', 'document'])
})
