import { and, eq, sql } from 'drizzle-orm'
import { problem } from '#contract/problems.ts'
import type { Transaction } from '#database/connection.ts'
import { accounts, companyMembers } from '#database/schema/accounts.ts'
import { uuids } from '#database/uuids.ts'
import { formNames } from '#domain/forms/forms/form-names.ts'
import { accountNames } from '#domain/forms/forms/form-rows.ts'
import { receivedAddress, reviewedAddress } from '#domain/ground/notifications/member-addresses.ts'
import { notifyMembers } from '#domain/ground/notifications/notify-members.ts'
import { senderNames } from '#domain/review/acts/split-refused.ts'
import { canBeAssigned, isMemberOf, memberFields } from '#domain/review/assignments/assignable.ts'

/** Refuses mentions of members who may not read applications, as they could not open the note. */
export async function requireColleagues(tx: Transaction, companyId: string, accountIds: readonly string[]) {
  if (accountIds.length === 0) return
  const rows = await tx
    .select(memberFields)
    .from(companyMembers)
    .innerJoin(accounts, eq(accounts.id, companyMembers.accountId))
    .where(and(isMemberOf(companyId), sql`${accounts.id} = any(${uuids(accountIds)})`))
  if (rows.filter(canBeAssigned).length < accountIds.length) throw problem('notes.unknownColleague')
}

interface Mentioned {
  readonly formId: string
  /** The application of the note; undefined if the note is on several. */
  readonly appId: string | undefined
  readonly accountIds: readonly string[]
  /** The author, who is not notified. */
  readonly by: string
  readonly actId?: string
}

/**
 * Notifies members that a note mentions them: once, however many applications it is on. The notification may name the
 * candidate, because mentioned members may read applications (`requireColleagues`).
 */
export async function notifyMentioned(tx: Transaction, { formId, appId, accountIds, by, actId }: Mentioned) {
  const told = accountIds.filter((id) => id !== by)
  if (told.length === 0) return
  const [{ title }, names] = await Promise.all([formNames(tx, formId), accountNames(tx, [by])])
  const author = names.get(by) ?? ''
  const name = appId && (await senderNames(tx, [appId])).get(appId)
  await notifyMembers(
    tx,
    told.map((accountId) => ({ accountId, values: { title, author, ...(name && { name }) } })),
    {
      kind: 'messages',
      event: name ? 'mentionedInNoteAbout' : 'mentionedInNote',
      address: appId === undefined ? receivedAddress(formId) : reviewedAddress({ formId, appId }),
      ...(actId !== undefined && { actId }),
    },
  )
}
