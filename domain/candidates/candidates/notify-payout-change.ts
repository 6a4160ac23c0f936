import { eq } from 'drizzle-orm'
import type { Transaction } from '#database/connection.ts'
import { accounts } from '#database/schema/accounts.ts'
import { candidates } from '#database/schema/candidates.ts'
import { notifySecurityChange } from '#domain/ground/messages/notify-security-change.ts'
import { notifyEach } from '#domain/ground/notifications/notify-each.ts'

interface PayoutChange {
  /** The form whose payments go to the account; omitted for the account of the profile. */
  readonly title?: string
  readonly address: `/${string}`
}

/**
 * Notifies a candidate that the account they are paid to has changed: as news, and by e-mail regardless of
 * preferences, also to a previous address of late. So an attacker who took over the account cannot redirect payments
 * unseen.
 */
export async function notifyPayoutChange(
  tx: Transaction,
  candidateId: string,
  { title = 'none', address }: PayoutChange,
) {
  const [owner] = await tx
    .select({ account: accounts })
    .from(candidates)
    .innerJoin(accounts, eq(accounts.id, candidates.accountId))
    .where(eq(candidates.id, candidateId))
  if (!owner) return
  const { account } = owner
  const news = {
    accountId: account.id,
    event: 'payoutAccountChanged',
    values: { title },
    address,
    only: 'shown',
  } as const
  await notifyEach(tx, [news], { readers: 'Candidate', kind: 'payments' })
  await notifySecurityChange(tx, account, 'bankAccount')
}
