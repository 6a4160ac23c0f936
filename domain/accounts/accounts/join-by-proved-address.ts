import { and, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '#database/connection.ts'
import { companyMembers } from '#database/schema/accounts.ts'

/**
 * Makes an invited account a member of its organization once its address is verified; does nothing for other accounts.
 */
export async function joinByProvedAddress(tx: Transaction, accountId: string) {
  await tx
    .update(companyMembers)
    .set({ acceptedAt: new Date() })
    .where(and(eq(companyMembers.accountId, accountId), isNull(companyMembers.acceptedAt)))
}
