import { and, count, desc, eq, isNull } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { isPlanned } from '#contract/mailings/is-planned.ts'
import type { listMailings as listCall, Mailing } from '#contract/mailings/mailings.ts'
import { problem } from '#contract/problems.ts'
import { type Database, database, type Transaction } from '#database/connection.ts'
import { mailings } from '#database/schema/mailings.ts'
import { accountNames } from '#domain/forms/forms/form-rows.ts'
import { formOf } from '#domain/forms/forms/own-form.ts'
import { namedFilesOf } from '../message-files/files-of-mailings.ts'
import { firstMessages } from './first-messages.ts'
import { mailingNumbers, noNumbers } from './mailing-numbers.ts'
import type { MailingRecord } from './mailing-record.ts'

export async function listMailings(_: Caller, input: Input<typeof listCall>): Promise<Output<typeof listCall>> {
  const { takesReplies } = await formOf(database(), input)
  return { ...(await pageOfMailings(input)), takesReplies }
}

/** The mailings to the applicants of a form or the members of a community, whose ownership was checked before. */
export async function pageOfMailings({ pageNumber, pageSize, ...owner }: Owner & Page) {
  const db = database()
  const rows = await db
    .select()
    .from(mailings)
    .where(isOf(owner))
    .orderBy(desc(mailings.createdAt), desc(mailings.id))
    .limit(pageSize)
    .offset((pageNumber - 1) * pageSize)
  const [counted] = await db.select({ total: count() }).from(mailings).where(isOf(owner))
  return { items: await describeMailings(db, rows), total: counted?.total ?? 0, pageNumber, pageSize }
}

interface Page {
  readonly pageNumber: number
  readonly pageSize: number
}

export const readMailing = async (_: Caller, ids: MailingIds): Promise<Mailing> =>
  describeMailing(database(), await mailingOf(database(), ids))

/** The owner of mailings: a form, or a community. */
type Owner =
  | { readonly companyId: string; readonly formId: string }
  | { readonly companyId: string; readonly communityId: string }

export type MailingIds = Owner & { readonly mailingId: string }

/** Reads a mailing of a form or community of this organization; any other is not found. */
export async function mailingOf(db: Database | Transaction, ids: MailingIds): Promise<MailingRecord> {
  const [found] = await db.select().from(mailings).where(isOwn(ids))
  if (found) return found
  // That the community exists was checked before.
  if ('formId' in ids) await formOf(db, ids)
  throw problem('mailings.notFound')
}

export const isOwn = (ids: MailingIds) => and(eq(mailings.id, ids.mailingId), isOf(ids))

const isOf = (owner: Owner) =>
  and(
    'formId' in owner ? eq(mailings.formId, owner.formId) : eq(mailings.communityId, owner.communityId),
    eq(mailings.companyId, owner.companyId),
    // Requests and invitations are not messages; they are called back by undoing their act.
    isNull(mailings.asks),
  )

export async function describeMailing(db: Database | Transaction, mailing: MailingRecord): Promise<Mailing> {
  const [described] = await describeMailings(db, [mailing])
  if (!described) throw new Error('A mailing was not described')
  return described
}

async function describeMailings(db: Database | Transaction, rows: readonly MailingRecord[]): Promise<Mailing[]> {
  const underWay = rows.filter(({ numbers }) => numbers === null).map(({ id }) => id)
  const numbersOf = await mailingNumbers(db, underWay)
  const filesOf = await namedFilesOf(db, rows)
  const firstOf = await firstMessages(db, rows)
  const names = await accountNames(
    db as Database,
    rows.map(({ accountId }) => accountId),
  )
  return rows.map((mailing) => ({
    id: mailing.id,
    by: names.get(mailing.accountId) ?? '',
    texts: mailing.texts,
    first: firstOf(mailing.id),
    files: filesOf(mailing.id),
    channels: mailing.channels,
    awaitsAnswer: mailing.awaitsAnswer,
    state: mailing.state,
    createdAt: mailing.createdAt.toISOString(),
    releaseAt: mailing.releaseAt.toISOString(),
    isPlanned: isPlanned(mailing),
    releaseIn: secondsHeld(mailing),
    endedAt: mailing.endedAt?.toISOString() ?? null,
    recipients: mailing.recipients,
    credits: mailing.credits,
    creditsReturned: mailing.creditsReturned,
    numbers: mailing.numbers ? { ...noNumbers, ...mailing.numbers } : numbersOf(mailing.id),
    can: {
      callBack: mailing.state === 'held',
      pause: mailing.state === 'sending',
      resume: mailing.state === 'paused',
      stop: mailing.state === 'sending' || mailing.state === 'paused',
    },
  }))
}

/** The remaining seconds in which it can be called back; a duration, because the browser's clock may differ. */
const secondsHeld = ({ state, releaseAt }: MailingRecord) =>
  state === 'held' ? Math.max(0, Math.ceil((releaseAt.getTime() - Date.now()) / 1000)) : 0
