import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { problem } from '#contract/problems.ts'
import type {
  holdRetention as holdCall,
  liftRetentionHold as liftCall,
  listRetentionHolds as listCall,
  RetentionHold,
} from '#contract/retention/retention.ts'
import { type Database, database, type Transaction } from '#database/connection.ts'
import { applicationSnapshots as snapshots } from '#database/schema/application-snapshots.ts'
import { applications } from '#database/schema/applications.ts'
import { retentionHolds as holds } from '#database/schema/retention/retention-holds.ts'
import { isGranted } from '#domain/accounts/company-accounts/is-granted.ts'
import { receiptNumber } from '#domain/applying/applications/receipt-number.ts'
import { accountNames } from '#domain/forms/forms/form-rows.ts'
import { formOf, lockForm } from '#domain/forms/forms/own-form.ts'
import { signedIn } from '#domain/ground/callers/signed-in.ts'
import { newId } from '#platform/ids.ts'
import { istanbulDay } from '#platform/text/dates.ts'
import { forgetNotices } from './forget-notices.ts'

/** Ten years, the retention of accounting records. */
const longest = () => `${new Date().getUTCFullYear() + 10}${istanbulDay(new Date()).slice(4)}`

/** Holds one application or a whole form longer, with a reason. */
export async function holdRetention(caller: Caller, input: Input<typeof holdCall>): Promise<RetentionHold> {
  const { companyId, formId, applicationId, reason, until } = input
  const { accountId } = signedIn(caller)
  if (until < istanbulDay(new Date()) || until > longest()) throw problem('retention.untilInvalid')
  const id = newId()
  return database().transaction(async (tx) => {
    await formOf(tx, input)
    // Lock order: the application before the form, as anonymising and submitting do, to avoid a deadlock.
    if (applicationId !== undefined) await requireNotAnonymised(tx, formId, applicationId)
    const form = await lockForm(tx, input)
    await tx
      .insert(holds)
      .values({ id, companyId, formId, applicationId: applicationId ?? null, reason, until, heldBy: accountId })
    await forgetNotices(tx, formId, applicationId === undefined ? sql`true` : eq(applications.id, applicationId))
    return one(tx, caller, form.number, eq(holds.id, id))
  })
}

async function requireNotAnonymised(tx: Transaction, formId: string, applicationId: string) {
  const [found] = await tx
    .select({ anonymisedAt: applications.anonymisedAt, submittedAt: applications.submittedAt })
    .from(applications)
    .where(and(eq(applications.id, applicationId), eq(applications.formId, formId), eq(applications.sealed, false)))
    .for('no key update')
  if (!found?.submittedAt) throw problem('applications.notFound')
  if (found.anonymisedAt !== null) throw problem('retention.anonymised')
}

export async function liftRetentionHold(caller: Caller, input: Input<typeof liftCall>): Promise<RetentionHold> {
  const { formId, holdId } = input
  const { accountId } = signedIn(caller)
  const isIt = and(eq(holds.id, holdId), eq(holds.formId, formId))
  return database().transaction(async (tx) => {
    const form = await lockForm(tx, input)
    await tx
      .update(holds)
      .set({ liftedAt: sql`now()`, liftedBy: accountId })
      .where(and(isIt, isNull(holds.liftedAt)))
    return one(tx, caller, form.number, isIt)
  })
}

export async function listRetentionHolds(
  caller: Caller,
  input: Input<typeof listCall>,
): Promise<Output<typeof listCall>> {
  const { formId, pageNumber, pageSize } = input
  const { number } = await formOf(database(), input)
  const ofForm = eq(holds.formId, formId)
  const [items, total] = await Promise.all([
    described(database(), caller, number, ofForm, { limit: pageSize, offset: (pageNumber - 1) * pageSize }),
    database().$count(holds, ofForm),
  ])
  return { items, total, pageNumber, pageSize }
}

async function one(tx: Transaction, caller: Caller, formNumber: number, which: SQL | undefined) {
  const [found] = await described(tx, caller, formNumber, which, { limit: 1, offset: 0 })
  if (!found) throw problem('applications.partNotFound')
  return found
}

const holdsNow = sql<boolean>`(${holds.liftedAt} is null and ${holds.until} >= (now() at time zone 'Europe/Istanbul')::date)`

async function described(
  db: Database | Transaction,
  caller: Caller,
  formNumber: number,
  which: SQL | undefined,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<RetentionHold[]> {
  const rows = await db
    .select({ hold: holds, holds: holdsNow, name: snapshots.name, surname: snapshots.surname })
    .from(holds)
    .leftJoin(snapshots, eq(snapshots.applicationId, holds.applicationId))
    .where(which)
    .orderBy(sql`${holdsNow} desc`, sql`${holds.heldAt} desc`, holds.id)
    .limit(limit)
    .offset(offset)
  const names = await accountNames(
    db,
    rows.flatMap(({ hold }) => [hold.heldBy, ...(hold.liftedBy ? [hold.liftedBy] : [])]),
  )
  const seesNames = isGranted(caller, 'Applications', 'read')
  return rows.map(({ hold, holds: isHolding, name, surname }) => ({
    id: hold.id,
    application:
      hold.applicationId === null
        ? null
        : {
            id: hold.applicationId,
            number: receiptNumber(formNumber, hold.applicationId),
            name: seesNames && name ? `${name} ${surname}` : null,
          },
    reason: hold.reason,
    until: hold.until,
    by: names.get(hold.heldBy) ?? '',
    at: hold.heldAt.toISOString(),
    liftedBy: hold.liftedBy && (names.get(hold.liftedBy) ?? ''),
    liftedAt: hold.liftedAt?.toISOString() ?? null,
    holds: isHolding,
  }))
}
