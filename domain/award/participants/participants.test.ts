import { and, eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import type { Asked } from '#contract/call.ts'
import { changeParticipantStatus as statusCall } from '#contract/participants/participant-acts.ts'
import { listParticipants as listCall } from '#contract/participants/participants.ts'
import { database } from '#database/connection.ts'
import { acts } from '#database/schema/acts.ts'
import { applications } from '#database/schema/applications.ts'
import { notifications } from '#database/schema/notifications.ts'
import { participants } from '#database/schema/participants/participants.ts'
import { payments } from '#database/schema/payments/payments.ts'
import { listApplicationHistory } from '#domain/applying/applying/following/list-application-history.ts'
import { changeStatus } from '#domain/award/deciding/change-status.ts'
import { cancelPayment } from '#domain/award/payments/change-payment.ts'
import { listNotifications } from '#domain/ground/notifications/list-notifications.ts'
import { newId } from '#platform/ids.ts'
import { aCompany, aMember, aPublishedForm } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { aHandedIn } from '../../../tests/handed-in.ts'
import { aParticipant } from '../../../tests/participants.ts'
import { changeParticipantStatus } from './change-participant-status.ts'
import { endParticipants } from './end-participants.ts'
import { listParticipants } from './list-participants.ts'
import { readParticipant } from './read-participant.ts'
import { undoParticipantAct } from './undo-participant-act.ts'

testDatabase()

let company: Awaited<ReturnType<typeof aCompany>>
let companyId: string
let form: { readonly id: string; readonly companyId: string }
let otherForm: typeof form

beforeAll(async () => {
  company = await aCompany({ name: 'Deniz', surname: 'Ak' })
  companyId = company.companyId
  form = { id: (await aPublishedForm(company)).id, companyId }
  otherForm = { id: (await aPublishedForm(company)).id, companyId }
})

const change = (asked: Omit<Asked<typeof statusCall>, 'companyId'>, by = company.caller) =>
  changeParticipantStatus(by, { companyId, ...statusCall.body.parse(asked) })
const undo = (actId: string | null) => undoParticipantAct(company.caller, { companyId, actId: actId ?? '' })
const read = (id: string) => readParticipant(company.caller, { companyId, id })

type Taking = Awaited<ReturnType<typeof aParticipant>>
const newsOf = async ({ candidate: { caller } }: Taking) =>
  (await listNotifications(caller, { filter: 'all', pageNumber: 1, pageSize: 20 })).items
const historyOf = async ({ candidate: { caller, candidateId }, appId }: Taking) =>
  (await listApplicationHistory(caller, { candidateId, id: appId })).items.map(({ text }) => text)

test('a change of status is in history and notifications with its reason, and names its act', async () => {
  const [one, other] = [await aParticipant(form), await aParticipant(otherForm)]
  const asked = {
    participantIds: [one.participantId, other.participantId],
    status: 'Suspended' as const,
    since: '2026-10-01',
    reason: 'Kayıt dondurdu.',
  }
  expect(await change({ ...asked, dryRun: true })).toEqual({
    actId: null,
    changed: 2,
    refused: [],
    credits: 0,
    payments: 0,
  })
  expect(await newsOf(one)).toEqual([])
  const { actId, changed } = await change(asked)
  expect(changed).toBe(2)
  const [act] = await database()
    .select()
    .from(acts)
    .where(eq(acts.id, actId ?? ''))
  expect(act).toMatchObject({ kind: 'changeParticipantStatus', formId: null, changed: 2 })
  expect(await read(one.participantId)).toMatchObject({
    status: 'Suspended',
    since: '2026-10-01',
    reason: 'Kayıt dondurdu.',
    version: 2,
    statuses: [
      { status: 'Active', by: null },
      { status: 'Suspended', since: '2026-10-01', reason: 'Kayıt dondurdu.', by: 'Deniz Ak' },
    ],
  })
  expect((await historyOf(other))[0]).toBe('Durum değişti: askıda. Gerekçe: Kayıt dondurdu.')
  const [news] = await newsOf(other)
  expect(news).toMatchObject({
    event: 'participantStatusChanged',
    address: `/student-dashboard/applications/${other.appId}`,
  })
  expect(news?.text).toContain('bursun askıya alındı')
  expect(await change(asked)).toMatchObject({ actId: null, changed: 0, refused: [{ reason: 'unchanged', count: 2 }] })
})

test('an undone change removes unread notifications, and notifies those who have read of it', async () => {
  const [reader, other, changedSince] = [await aParticipant(form), await aParticipant(form), await aParticipant(form)]
  const ids = [reader, other, changedSince].map(({ participantId }) => participantId)
  const { actId } = await change({ participantIds: ids, status: 'Left', reason: 'Okulu bıraktı.' })
  await database()
    .update(notifications)
    .set({ readAt: new Date() })
    .where(and(eq(notifications.accountId, reader.candidate.accountId), eq(notifications.actId, actId ?? '')))
  await change({ participantIds: [changedSince.participantId], status: 'Removed' })
  expect(await undo(actId)).toMatchObject({ changed: 2, refused: [{ reason: 'changedSince', count: 1 }] })
  expect(await read(reader.participantId)).toMatchObject({ status: 'Active', reason: '', version: 3 })
  expect(await read(changedSince.participantId)).toMatchObject({ status: 'Removed' })
  expect((await newsOf(reader)).map(({ text }) => text.includes('bursun devam ediyor'))).toEqual([true, false])
  expect(await newsOf(other)).toEqual([])
  await expect(undo(actId)).rejects.toMatchObject({ code: 'acts.notUndoable' })
  const stranger = await aCompany()
  await expect(
    undoParticipantAct(stranger.caller, { companyId: stranger.companyId, actId: actId ?? '' }),
  ).rejects.toMatchObject({ code: 'acts.notFound' })
})

test('participants can be named by e-mail address, within a form if given; unknown addresses are counted', async () => {
  const taking = await aParticipant(form)
  const email = taking.candidate.email
  const elsewhere = await change({ emails: [email], formId: otherForm.id, status: 'Completed' })
  expect(elsewhere).toMatchObject({ changed: 0, refused: [{ reason: 'notFound', count: 1 }] })
  const answer = await change({
    emails: [email.toUpperCase(), 'kimse@kopru.test'],
    formId: form.id,
    status: 'Completed',
  })
  expect(answer).toMatchObject({ changed: 1, refused: [{ reason: 'notFound', count: 1 }] })
})

test('ids and addresses name participants together, and one named by both counts once', async () => {
  const [one, other] = [await aParticipant(form), await aParticipant(form)]
  const both = {
    formId: form.id,
    participantIds: [one.participantId],
    emails: [one.candidate.email, other.candidate.email],
  }
  expect(await change({ ...both, status: 'Suspended' })).toMatchObject({ changed: 2, refused: [] })
  const byId = { formId: form.id, participantIds: [one.participantId, newId()], emails: [] }
  expect(await change({ ...byId, status: 'Active' })).toMatchObject({
    changed: 1,
    refused: [{ reason: 'notFound', count: 1 }],
  })
  const byEmail = { formId: form.id, participantIds: [newId()], emails: [other.candidate.email, 'kimse@kopru.test'] }
  expect(await change({ ...byEmail, status: 'Active' })).toMatchObject({
    changed: 1,
    refused: [{ reason: 'notFound', count: 2 }],
  })
  expect(await change({ ...byEmail, participantIds: [], status: 'Completed' })).toMatchObject({ changed: 1 })
  const nobody = statusCall.body.safeParse({ formId: form.id, participantIds: [], emails: [], status: 'Active' })
  expect(nobody.error?.issues).toMatchObject([{ path: ['participantIds'], message: 'fields.participantTarget' }])
})

test('a member who may only write acts on ids, never on filters; other organizations find no participant', async () => {
  const taking = await aParticipant(form)
  const writer = await aMember(companyId, { permissions: { Participants: 'WriteOnly' } })
  const byFilters = { filters: {}, expected: 1, status: 'Completed' } as const
  await expect(change(byFilters, writer.caller)).rejects.toMatchObject({ code: 'permissions.missing' })
  expect(await change({ participantIds: [taking.participantId], status: 'Completed' }, writer.caller)).toMatchObject({
    changed: 1,
  })
  const stranger = await aCompany()
  const theirs = { companyId: stranger.companyId, id: taking.participantId }
  await expect(readParticipant(stranger.caller, theirs)).rejects.toMatchObject({ code: 'participants.notFound' })
})

test('of two members who change one participant, the second learns the first’s change', async () => {
  const { participantId } = await aParticipant(form)
  const one = { participantIds: [participantId], version: 1 }
  expect(await change({ ...one, status: 'Suspended' })).toMatchObject({ changed: 1, version: 2 })
  await expect(change({ ...one, status: 'Left' })).rejects.toMatchObject({
    code: 'participants.changedSince',
    extensions: { newerParticipant: { version: 2, status: 'Suspended' } },
  })
})

test('two opposite simultaneous changes leave one status, a consistent history and the right count', async () => {
  const own = await aCompany()
  const { id } = await aPublishedForm(own)
  const { participantId } = await aParticipant({ id, companyId: own.companyId })
  const to = (status: 'Left' | 'Suspended') =>
    changeParticipantStatus(own.caller, {
      companyId: own.companyId,
      ...statusCall.body.parse({ participantIds: [participantId], status }),
    })
  await Promise.all([to('Left'), to('Suspended')])
  const { status, statuses, version } = await readParticipant(own.caller, {
    companyId: own.companyId,
    id: participantId,
  })
  expect(statuses.at(-1)?.status).toBe(status)
  expect([statuses.length, version]).toEqual([3, 3])
  const { counts } = await listParticipants(own.caller, { companyId: own.companyId, ...listCall.body.parse({}) })
  expect(counts[status]).toBe(1)
})

test('withdrawing an approval ends the participation, which cannot be resumed by hand', async () => {
  const taking = await aParticipant(form)
  await database().transaction(async (tx) => {
    await tx.update(applications).set({ status: 'Rejected' }).where(eq(applications.id, taking.appId))
    await endParticipants(tx, [taking.appId], 'Karar düzeltildi.')
  })
  expect(await read(taking.participantId)).toMatchObject({ status: 'Removed', reason: 'Karar düzeltildi.' })
  expect(await change({ participantIds: [taking.participantId], status: 'Active' })).toMatchObject({
    changed: 0,
    refused: [{ reason: 'notParticipant', count: 1 }],
  })
  const { appId } = await aHandedIn(form)
  await database().transaction((tx) => endParticipants(tx, [appId], 'Katılımcı değildi.'))
  const rows = await database().select().from(participants).where(sql`${participants.applicationId} = ${appId}`)
  expect(rows).toEqual([])
})

test('suspending holds payments, leaving cancels them, and an undo restores what it cancelled', async () => {
  const taking = await aParticipant(form)
  const { participantId } = taking
  const colleague = await aMember(companyId, {})
  await database()
    .insert(payments)
    .values([
      aPayment(taking, '2026-11', { status: 'Planned' }),
      aPayment(taking, '2026-12', { status: 'Approved', approvedAt: new Date(), approvedBy: colleague.accountId }),
      aPayment(taking, '2026-10', { status: 'Paid', paidOn: '2026-10-15' }),
      aPayment(taking, '2027-01', { status: 'Cancelled' }),
    ])
  const stand = async () => {
    const rows = await database().select().from(payments).where(eq(payments.participantId, participantId))
    return rows.map(({ period, status, heldBecause }) => `${period} ${status} ${heldBecause ?? ''}`.trim()).sort()
  }
  const participantIds = [participantId]
  expect(await change({ participantIds, status: 'Suspended', dryRun: true })).toMatchObject({ payments: 2 })
  await change({ participantIds, status: 'Suspended' })
  expect(await stand()).toEqual([
    '2026-10 Paid',
    '2026-11 Planned suspended',
    '2026-12 Approved suspended',
    '2027-01 Cancelled',
  ])
  const { actId } = await change({ participantIds, status: 'Left' })
  expect(await stand()).toEqual(['2026-10 Paid', '2026-11 Cancelled', '2026-12 Cancelled', '2027-01 Cancelled'])
  // Another payment for the same period has been planned since.
  await database()
    .insert(payments)
    .values(aPayment(taking, '2026-11', { amountMinor: 5 }))
  await undo(actId)
  expect(await stand()).toEqual([
    '2026-10 Paid',
    '2026-11 Cancelled',
    '2026-11 Planned suspended',
    '2026-12 Approved suspended',
    '2027-01 Cancelled',
  ])
})

test('an undo restores no payment cancelled by hand, and no participant whose approval was withdrawn', async () => {
  const taking = await aParticipant(form)
  const { participantId, appId } = taking
  const planned = aPayment(taking, '2026-11', {})
  await database().insert(payments).values(planned)
  const suspended = await change({ participantIds: [participantId], status: 'Suspended' })
  await cancelPayment(company.caller, { companyId, formId: form.id, appId, paymentId: planned.id })
  await undo(suspended.actId)
  const standing = async () => {
    const [row] = await database().select().from(participants).where(eq(participants.id, participantId))
    const paid = await database().select().from(payments).where(eq(payments.participantId, participantId))
    return [row?.status, ...paid.map(({ period, status }) => `${period} ${status}`).sort()]
  }
  expect(await standing()).toEqual(['Active', '2026-11 Cancelled'])

  await database()
    .insert(payments)
    .values(aPayment(taking, '2026-12', {}))
  const removed = await change({ participantIds: [participantId], status: 'Removed' })
  const target = { companyId, formId: form.id, applicationIds: [appId], dryRun: false }
  await changeStatus(company.caller, { ...target, status: 'Rejected', reason: 'Belgesi geçersizmiş.' })
  expect(await undo(removed.actId)).toMatchObject({ changed: 0, refused: [{ reason: 'notParticipant', count: 1 }] })
  expect(await standing()).toEqual(['Removed', '2026-11 Cancelled', '2026-12 Cancelled'])
})

const aPayment = (
  { appId, formId, participantId }: Taking,
  period: string,
  more: Partial<typeof payments.$inferInsert>,
): typeof payments.$inferInsert => ({
  id: newId(),
  companyId,
  formId,
  applicationId: appId,
  participantId,
  amountMinor: 200_000,
  currency: 'TRY',
  dueOn: `${period}-15`,
  period,
  label: period,
  plannedBy: company.accountId,
  ...more,
})
