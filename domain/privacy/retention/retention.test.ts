import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { listParticipants as listCall } from '#contract/participants/participants.ts'
import { holdRetention as holdCall } from '#contract/retention/retention.ts'
import { database } from '#database/connection.ts'
import { applicationSnapshots } from '#database/schema/application-snapshots.ts'
import { applications } from '#database/schema/applications.ts'
import { forms } from '#database/schema/forms.ts'
import { notifications } from '#database/schema/notifications.ts'
import { outbox } from '#database/schema/outbox.ts'
import { retentionNotices } from '#database/schema/retention/retention-notices.ts'
import { listParticipants } from '#domain/award/participants/list-participants.ts'
import { listFormHistory } from '#domain/forms/forms/list-form-history.ts'
import { notifyNews } from '#domain/ground/notifications/notify-news.ts'
import { deleteAccount } from '#domain/own-account/account-settings/delete-account.ts'
import { addNotes } from '#domain/review/notes/add-notes.ts'
import { readCompanyApplication } from '#domain/review/review/read-company-application.ts'
import { istanbulDay } from '#platform/text/dates.ts'
import { aCompany, aMember, aPublishedForm, password } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { aHandedIn } from '../../../tests/handed-in.ts'
import { aParticipant, aPayment } from '../../../tests/taking-part.ts'
import { waitingForLocks } from '../../../tests/waiting-for-locks.ts'
import { monthAfterWarning } from '../../../tests/worlds/month-after-warning.ts'
import { anonymiseDue } from './anonymise-due.ts'
import { changeRetention } from './change-retention.ts'
import { holdRetention, liftRetentionHold, listRetentionHolds } from './holds.ts'
import { listRetentionRuns } from './list-retention-runs.ts'
import { readRetention } from './read-retention.ts'
import { warnOfRetention } from './warn-of-retention.ts'

const connection = testDatabase()

const monthsAgo = (months: number) => {
  const day = new Date()
  day.setUTCMonth(day.getUTCMonth() - months)
  return day
}
const inMonths = (months: number) => istanbulDay(monthsAgo(-months))

let company: Awaited<ReturnType<typeof aCompany>>
let ids: { readonly companyId: string; readonly formId: string }
let form: { readonly id: string; readonly companyId: string }

beforeEach(async () => {
  company = await aCompany({ emailVerifiedAt: new Date() })
  const { id } = await aPublishedForm(company)
  form = { id, companyId: company.companyId }
  ids = { companyId: company.companyId, formId: id }
})

const rejected = (months: number) =>
  aHandedIn(form, {
    application: { status: 'Rejected', submittedAt: monthsAgo(months + 1), resultPublishedAt: monthsAgo(months) },
  })

const clock = () => readRetention(company.caller, ids)

const isGone = async (appId: string) => {
  const [row] = await database()
    .select({ at: applications.anonymisedAt })
    .from(applications)
    .where(eq(applications.id, appId))
  return row?.at !== null
}

const hold = (body: Partial<Parameters<typeof holdRetention>[1]> = {}) =>
  holdRetention(company.caller, { ...ids, ...holdCall.body.parse({ reason: 'Dava', until: inMonths(6), ...body }) })

test('two years after the result by default; the page says how many are anonymised when', async () => {
  await rejected(20)
  await rejected(30)
  const running = await aHandedIn(form)
  const { keptMonths, clock: months, open, gone } = await clock()
  // Overdue ones wait for the warning and a month.
  expect({ keptMonths, months, open, gone }).toEqual({
    keptMonths: 24,
    open: 1,
    gone: 0,
    months: [
      { month: inMonths(1).slice(0, 7), applications: 1 },
      { month: inMonths(4).slice(0, 7), applications: 1 },
    ],
  })
  await monthAfterWarning(connection.pool)
  await anonymiseDue()
  expect(await clock()).toMatchObject({ open: 1, gone: 1, clock: [{ applications: 1 }] })
  expect(await isGone(running.appId)).toBe(false)
})

test('nothing is anonymised without a warning and a month; there is one warning per form and month, by e-mail too', async () => {
  const { appId } = await rejected(30)
  await aMember(company.companyId, { permissions: { Forms: 'ReadOnly' } })
  await anonymiseDue()
  expect(await isGone(appId)).toBe(false)
  await warnOfRetention()
  await warnOfRetention()
  await anonymiseDue()
  expect(await isGone(appId)).toBe(false)
  const told = await database()
    .select()
    .from(notifications)
    .where(sql`${notifications.address} = ${`/organizations-dashboard/forms/${ids.formId}/retention`}`)
  expect(told).toMatchObject([
    { accountId: company.accountId, event: 'retentionComing', values: { count: 1, month: inMonths(1).slice(0, 7) } },
  ])
  await notifyNews()
  expect(await database().$count(outbox, eq(outbox.recipient, company.email))).toBe(1)
})

test('an active or still paid participant is not finished; the later of result and end counts', async () => {
  const old = { submittedAt: monthsAgo(50), resultPublishedAt: monthsAgo(49) }
  const active = await aParticipant(form, { application: old })
  const paid = await aParticipant(form, { application: old, status: 'Completed' })
  await aPayment(paid, company.accountId)
  const ended = await aParticipant(form, { application: old, status: 'Completed' })
  await connection.pool.query('update participants set status_since = $1 where id = any($2)', [
    istanbulDay(monthsAgo(23)),
    [paid.participantId, ended.participantId],
  ])
  expect(await clock()).toMatchObject({ open: 2, clock: [{ month: inMonths(1).slice(0, 7), applications: 1 }] })
  await monthAfterWarning(connection.pool)
  await anonymiseDue()
  for (const { appId } of [active, paid, ended]) expect(await isGone(appId)).toBe(false)
})

test('a former participant is listed with removed details', async () => {
  const old = { submittedAt: monthsAgo(50), resultPublishedAt: monthsAgo(49) }
  const { appId, participantId } = await aParticipant(form, { application: old, status: 'Completed' })
  const since = [istanbulDay(monthsAgo(30)), participantId]
  await connection.pool.query('update participants set status_since = $1 where id = $2', since)
  await monthAfterWarning(connection.pool)
  await anonymiseDue()
  expect(await isGone(appId)).toBe(true)
  const { items } = await listParticipants(company.caller, {
    companyId: ids.companyId,
    ...listCall.body.parse({ formId: ids.formId }),
  })
  expect(items).toMatchObject([{ id: participantId, name: 'Bilgileri silinen kişi', email: '' }])
})

test('undecided applications are anonymised two years after the form has closed, however short its retention', async () => {
  const { appId } = await aHandedIn(form, { application: { submittedAt: monthsAgo(40) } })
  await changeRetention(company.caller, { ...ids, keptMonths: 6 })
  expect(await clock()).toMatchObject({ open: 1, clock: [] })
  await database()
    .update(forms)
    .set({ state: 'Closed', closedAt: monthsAgo(20) })
    .where(eq(forms.id, ids.formId))
  expect(await clock()).toMatchObject({ open: 0, clock: [{ month: inMonths(4).slice(0, 7) }] })
  await database()
    .update(forms)
    .set({ closedAt: monthsAgo(25) })
    .where(eq(forms.id, ids.formId))
  await monthAfterWarning(connection.pool)
  await anonymiseDue()
  expect(await isGone(appId)).toBe(true)
})

test('a changed retention warns again, and is in the history of the form', async () => {
  const { appId } = await rejected(30)
  await monthAfterWarning(connection.pool)
  expect(await changeRetention(company.caller, { ...ids, keptMonths: 12 })).toMatchObject({ keptMonths: 12 })
  expect(await database().$count(retentionNotices, eq(retentionNotices.applicationId, appId))).toBe(0)
  await anonymiseDue()
  expect(await isGone(appId)).toBe(false)
  const { items } = await listFormHistory(company.caller, ids)
  expect(items[0]).toMatchObject({ event: 'retentionChanged' })
})

test('a hold keeps one application or the whole form until its day, is shown, and can be lifted', async () => {
  const [one, other] = [await rejected(30), await rejected(30)]
  const held = await hold({ applicationId: one.appId })
  expect(held).toMatchObject({ reason: 'Dava', holds: true, application: { id: one.appId, name: 'Ayşe Yılmaz' } })
  expect(await clock()).toMatchObject({ held: 1 })
  await monthAfterWarning(connection.pool)
  await anonymiseDue()
  expect([await isGone(one.appId), await isGone(other.appId)]).toEqual([false, true])

  const whole = await hold()
  expect(whole.application).toBeNull()
  expect(await liftRetentionHold(company.caller, { ...ids, holdId: held.id })).toMatchObject({ holds: false })
  await monthAfterWarning(connection.pool)
  await anonymiseDue()
  expect(await isGone(one.appId)).toBe(false)
  await liftRetentionHold(company.caller, { ...ids, holdId: whole.id })
  const { items, total } = await listRetentionHolds(company.caller, { ...ids, pageNumber: 1, pageSize: 20 })
  expect(total).toBe(2)
  expect(items.every(({ liftedBy, holds }) => liftedBy !== null && !holds)).toBe(true)
  await connection.pool.query('delete from retention_warnings')
  await monthAfterWarning(connection.pool)
  await anonymiseDue()
  expect(await isGone(one.appId)).toBe(true)
  const after = await listRetentionHolds(company.caller, { ...ids, pageNumber: 1, pageSize: 20 })
  expect(after.items.map(({ reason }) => reason).sort()).toEqual(['', 'Dava'])
  await expect(hold({ applicationId: one.appId })).rejects.toMatchObject({ code: 'retention.anonymised' })
})

test('a hold set during anonymising waits for it, and neither deadlocks', async () => {
  const { appId } = await rejected(30)
  const going = await connection.pool.connect()
  try {
    await going.query('begin')
    await going.query('select from applications where id = $1 for no key update', [appId])
    const refused = expect(hold({ applicationId: appId })).rejects.toMatchObject({ code: 'retention.anonymised' })
    await expect.poll(() => waitingForLocks(), { timeout: 10_000 }).toBe(1)
    // As inserting into the run does, which refers to the form.
    await going.query(`select from forms where id = $1 for key share`, [ids.formId])
    await going.query('update applications set anonymised_at = now() where id = $1', [appId])
    await going.query('commit')
    await refused
  } finally {
    going.release()
  }
})

test('a hold lasts from today to at most ten years', async () => {
  for (const until of [inMonths(-1), inMonths(121)])
    await expect(hold({ until })).rejects.toMatchObject({ code: 'retention.untilInvalid' })
})

test('runs are listed; anonymised applications have no owner, and no action is possible on them', async () => {
  const { appId } = await rejected(30)
  await rejected(31)
  await monthAfterWarning(connection.pool)
  await anonymiseDue({}, { atOnce: 1 })
  const runs = await listRetentionRuns(company.caller, { companyId: ids.companyId, pageNumber: 1, pageSize: 20 })
  expect(runs).toMatchObject({ total: 1, items: [{ form: { id: ids.formId }, keptMonths: 24, applications: 2 }] })
  expect(runs.items[0]?.endedAt).not.toBeNull()
  const one = await readCompanyApplication(company.caller, { ...ids, appId })
  expect(one.profile).toMatchObject({ name: 'Bilgileri silinen kişi', surname: '', email: '' })
  const noted = await addNotes(company.caller, { ...ids, applicationIds: [appId], text: 'Not', dryRun: false })
  expect(noted).toMatchObject({ changed: 0, refused: [{ reason: 'anonymised', count: 1 }] })
})

test('closing the account anonymises withdrawn applications; decided ones stay for their retention', async () => {
  const withdrawn = await aHandedIn(form, { application: { status: 'Withdrawn', withdrawnAt: new Date() } })
  await deleteAccount(withdrawn.candidate.caller, { email: withdrawn.candidate.email, pwd: password })
  const decided = await rejected(1)
  await deleteAccount(decided.candidate.caller, { email: decided.candidate.email, pwd: password })
  expect([await isGone(withdrawn.appId), await isGone(decided.appId)]).toEqual([true, false])
  const kept = await database().select().from(applicationSnapshots)
  expect(kept.find(({ applicationId }) => applicationId === withdrawn.appId)).toMatchObject({ name: '', email: '' })
  expect(kept.find(({ applicationId }) => applicationId === decided.appId)).toMatchObject({ name: 'Ayşe' })
})
