import { sql } from 'drizzle-orm'
import type { CompanyPreferences } from '#contract/notifications.ts'
import type { Transaction } from '#database/connection.ts'
import { notifications } from '#database/schema/notifications.ts'
import { uuids } from '#database/uuids.ts'
import type { MemberHappening } from './news-text.ts'
import { notifyEach } from './notify-each.ts'

type MemberNews = Pick<MemberHappening, 'event'> & {
  /** The kind of news that preferences are set for. */
  readonly kind: keyof CompanyPreferences
  readonly address: `/${string}`
  /** The act that caused it: undoing the act deletes it while it is unread. */
  readonly actId?: string
  /**
   * Replaces the reader's unread news of the same event and address instead of adding another; a string replaces those
   * whose address starts with it.
   */
  readonly renews?: boolean | `/${string}`
}

interface Reader {
  readonly accountId: string
  readonly values: MemberHappening['values']
}

/** Adds one piece of news for each of these members of an organization, according to their preferences. */
export async function notifyMembers(
  tx: Transaction,
  readers: readonly Reader[],
  { kind, event, address, actId, renews = false }: MemberNews,
) {
  const left = renews ? await withoutRenewed(tx, readers, { event, address, renews }) : readers
  await notifyEach(
    tx,
    left.map(({ accountId, values }) => ({ accountId, values, event, address, actId })),
    { readers: 'Company', kind },
  )
}

/**
 * Updates the matching unread news of these readers, and returns the readers without one. Updated news are not
 * e-mailed again; news that are not shown in the product are never read, and so never updated.
 */
async function withoutRenewed(
  tx: Transaction,
  readers: readonly Reader[],
  { event, address, renews }: Pick<MemberNews, 'event' | 'address' | 'renews'>,
): Promise<readonly Reader[]> {
  const isAlike =
    typeof renews === 'string'
      ? sql`starts_with(${notifications.address}, ${renews})`
      : sql`${notifications.address} = ${address}`
  const { rows } = await tx.execute<{ accountId: string }>(sql`
    update ${notifications} set values = reader.values, address = ${address}, created_at = now()
    from unnest(
      ${uuids(readers.map(({ accountId }) => accountId))},
      ${sql.param(readers.map(({ values }) => JSON.stringify(values)))}::jsonb[]) as reader(account_id, values)
    where ${notifications.accountId} = reader.account_id and ${notifications.readAt} is null and ${notifications.inApp}
      and ${notifications.event} = ${event} and ${isAlike}
    returning ${notifications.accountId} as "accountId"`)
  const renewed = new Set(rows.map(({ accountId }) => accountId))
  return readers.filter(({ accountId }) => !renewed.has(accountId))
}
