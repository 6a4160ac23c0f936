import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { database } from '#database/connection.ts'
import { applicationDocuments } from '#database/schema/application-documents.ts'
import { applications } from '#database/schema/applications.ts'
import { bankInfos } from '#database/schema/bank-infos.ts'
import { candidateDocuments, documentRequests } from '#database/schema/documents.ts'
import { files } from '#database/schema/files.ts'
import { savedForms } from '#database/schema/forms.ts'
import { interviewBookings, interviewInvitations, interviewSlots } from '#database/schema/interviews.ts'
import { notify } from '#domain/ground/notifications/notify.ts'
import { newId } from '#platform/ids.ts'
import { istanbulDay } from '#platform/text/dates.ts'
import { aCandidate } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { aListing, inDays } from '../../../tests/listings.ts'
import { readCandidateDashboard } from './read-candidate-dashboard.ts'

testDatabase()

const closing = (days: number) => ({ closesAt: inDays(days).toISOString() })
type Form = Awaited<ReturnType<typeof aListing>>

async function anApplication(candidateId: string, form: Form, change: Partial<typeof applications.$inferInsert> = {}) {
  const id = newId()
  const about = { formId: form.id, companyId: form.companyId, candidateId, formVersion: 1 }
  await database()
    .insert(applications)
    .values({ id, ...about, ...change })
  return id
}

async function aDocument(candidateId: string, documentTypeId: number, days: number) {
  const [id, fileId] = [newId(), newId()]
  const file = { key: id, name: 'belge.pdf', type: 'application/pdf', size: 1, sha256: id }
  await database()
    .insert(files)
    .values({ id: fileId, candidateId, ...file })
  await database()
    .insert(candidateDocuments)
    .values({ id, candidateId, documentTypeId, fileId, seriesId: id, expiresOn: istanbulDay(inDays(days)) })
  return { id, fileId }
}

test('a new candidate is told to complete their education first, and nothing else', async () => {
  const { caller, candidateId } = await aCandidate()
  expect(await readCandidateDashboard(caller, { candidateId })).toEqual({
    todos: [
      {
        kind: 'education',
        id: candidateId,
        applicationId: null,
        formId: null,
        title: '',
        companyName: '',
        documents: [],
        refused: [],
        dueAt: null,
      },
    ],
    applications: [],
    participations: [],
    interview: null,
    counts: { open: 0, drafts: 0, awaited: 0 },
    saved: [],
    completeness: 0,
    unread: 0,
  })
})

test('awaited tasks come by date, then saved forms that close soon', async () => {
  const { caller, candidateId } = await aCandidate()
  const [draft, handedIn, soon, later] = [
    await aListing({ title: 'Taslak', ...closing(5) }),
    await aListing({ title: 'Gönderilmiş' }),
    await aListing({ title: 'Kaydedilmiş', ...closing(2) }),
    await aListing({ title: 'Acelesiz', ...closing(20) }),
  ]
  const draftId = await anApplication(candidateId, draft)
  const sent = { status: 'Approved', submittedAt: new Date(), changedAt: inDays(-1) } as const
  const sentId = await anApplication(candidateId, handedIn, sent)
  const about = { applicationId: sentId, formId: handedIn.id, companyId: handedIn.companyId, candidateId }
  const [requestId, bankInfoId, invitationId] = [newId(), newId(), newId()]
  await database()
    .insert(documentRequests)
    .values({ id: requestId, ...about, documentTypeId: 1, dueAt: inDays(3) })
  await database()
    .insert(bankInfos)
    .values({ id: bankInfoId, ...about })
  // An answer that an organization awaits comes first, however late it is due; a saved form is only advice.
  await database()
    .insert(interviewInvitations)
    .values({ id: invitationId, offerId: invitationId, ...about, message: '', answerBy: inDays(30) })
  const inDraft = await aDocument(candidateId, 2, 10)
  await database()
    .insert(applicationDocuments)
    .values({ id: newId(), applicationId: draftId, formDocumentId: newId(), fileId: inDraft.fileId })
  const requested = await aDocument(candidateId, 1, -1)
  await aDocument(candidateId, 3, 1)
  await aDocument(candidateId, 1, 40)
  for (const { id: formId } of [soon, later, draft]) await database().insert(savedForms).values({ candidateId, formId })
  const news = { kind: 'documents', event: 'documentRequested', mail: 'never' } as const
  const values = { title: 'Gönderilmiş', companyName: 'Kurum' }
  await database().transaction((tx) =>
    notify(tx, [candidateId], { ...news, values, address: '/student-dashboard/documents' }),
  )

  const dashboard = await readCandidateDashboard(caller, { candidateId })
  expect(dashboard.todos.map(({ kind, id }) => [kind, id])).toEqual([
    ['expiring', requested.id],
    ['document', requestId],
    ['finish', draftId],
    ['expiring', inDraft.id],
    ['interview', invitationId],
    ['bankInfo', bankInfoId],
    ['saved', soon.id],
    ['education', candidateId],
  ])
  expect(dashboard.todos[6]).toMatchObject({ title: 'Kaydedilmiş', formId: soon.id, applicationId: null })
  expect(dashboard.applications.map(({ id, status }) => [id, status])).toEqual([
    [draftId, 'Draft'],
    [sentId, 'Submitted'],
  ])
  expect(dashboard.counts).toEqual({ open: 1, drafts: 1, awaited: 4 })
  expect(dashboard.saved.map(({ formId }) => formId)).toEqual([soon.id, draft.id, later.id])
  expect(dashboard.unread).toBe(1)
})

test('candidates see nothing of others', async () => {
  const [one, other] = await Promise.all([aCandidate(), aCandidate()])
  const form = await aListing(closing(3))
  await anApplication(one.candidateId, form)
  await database().insert(savedForms).values({ candidateId: one.candidateId, formId: form.id })
  const dashboard = await readCandidateDashboard(other.caller, { candidateId: other.candidateId })
  expect(dashboard).toMatchObject({ applications: [], saved: [], todos: [{ kind: 'education' }] })
})

test('the five applications that changed last are shown', async () => {
  const { caller, candidateId } = await aCandidate()
  const ids: string[] = []
  for (let days = 1; days <= 7; days++) {
    ids.push(await anApplication(candidateId, await aListing(), { changedAt: inDays(-days) }))
  }
  const { applications: latest, counts } = await readCandidateDashboard(caller, { candidateId })
  expect(latest.map(({ id }) => id)).toEqual(ids.slice(0, 5))
  expect(counts).toEqual({ open: 0, drafts: 7, awaited: 7 })
})

test('a published result counts as a change; withdrawn applications come last', async () => {
  const { caller, candidateId } = await aCandidate()
  const sent = { submittedAt: inDays(-9), changedAt: inDays(-9) }
  const withdrawn = { ...sent, status: 'Withdrawn', changedAt: inDays(-1) } as const
  const decided = { ...sent, status: 'Approved', resultPublishedAt: inDays(-2) } as const
  const lastId = await anApplication(candidateId, await aListing(), withdrawn)
  const draftId = await anApplication(candidateId, await aListing(), { changedAt: inDays(-3) })
  const decidedId = await anApplication(candidateId, await aListing(), decided)
  const { applications: latest } = await readCandidateDashboard(caller, { candidateId })
  expect(latest.map(({ id }) => id)).toEqual([decidedId, draftId, lastId])
})

test('overdue tasks come first until they are done; an expired invitation is not shown', async () => {
  const { caller, candidateId } = await aCandidate()
  const form = await aListing()
  const sentId = await anApplication(candidateId, form, { status: 'InReview', submittedAt: inDays(-9) })
  const about = { applicationId: sentId, formId: form.id, companyId: form.companyId, candidateId }
  const [late, soon, gone] = [newId(), newId(), newId()]
  await database()
    .insert(documentRequests)
    .values([
      { id: soon, ...about, documentTypeId: 2, dueAt: inDays(1) },
      { id: late, ...about, documentTypeId: 1, dueAt: inDays(-2) },
    ])
  await database()
    .insert(interviewInvitations)
    .values({ id: gone, offerId: gone, ...about, message: '', answerBy: inDays(-1) })
  const { todos } = await readCandidateDashboard(caller, { candidateId })
  expect(todos.map(({ kind, id }) => [kind, id])).toEqual([
    ['document', late],
    ['document', soon],
    ['education', candidateId],
  ])
})

test('the next or current interview is shown with the link to its video call', async () => {
  const { caller, candidateId } = await aCandidate()
  const form = await aListing({ title: 'Mülakatlı' })
  const { id: formId, companyId } = form
  const applicationId = await anApplication(candidateId, form, { status: 'InReview' })
  const accepted = async (minutesFromNow: number, status: 'Accepted' | 'Cancelled' = 'Accepted') => {
    const [id, slotId] = [newId(), newId()]
    const startsAt = new Date(Date.now() + minutesFromNow * 60_000)
    const videoUrl = 'https://oda.kopru.test/1'
    await database().insert(interviewSlots).values({ id: slotId, companyId, formId, startsAt, minutes: 30, videoUrl })
    await database()
      .insert(interviewInvitations)
      .values({ id, offerId: id, applicationId, formId, companyId, candidateId, status })
    await database().insert(interviewBookings).values({ slotId, seat: 0, invitationId: id })
    return id
  }
  const next = async () => (await readCandidateDashboard(caller, { candidateId })).interview
  await accepted(-31)
  await accepted(5, 'Cancelled')
  await accepted(8 * 24 * 60)
  expect(await next()).toBeNull()
  const tomorrow = await accepted(24 * 60)
  expect(await next()).toMatchObject({ id: tomorrow, minutes: 30, canJoin: false })
  const now = await accepted(14)
  expect(await next()).toMatchObject({ id: now, videoUrl: 'https://oda.kopru.test/1', canJoin: true })
  await database().update(applications).set({ resultPublishedAt: new Date() }).where(eq(applications.id, applicationId))
  expect(await next()).toBeNull()
  await database().update(applications).set({ resultPublishedAt: null }).where(eq(applications.id, applicationId))
  await database().update(applications).set({ status: 'Withdrawn' }).where(eq(applications.id, applicationId))
  expect(await next()).toBeNull()
})
