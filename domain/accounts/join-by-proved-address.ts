import { and, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '#database/connection.ts'
import { companyMembers } from '#database/schema/accounts.ts'

/** Whoever was invited to an organization joins it by proving the address; for everybody else nothing happens. */
export async function joinByProvedAddress(tx: Transaction, accountId: string) {
  await tx
    .update(companyMembers)
    .set({ acceptedAt: new Date() })
    .where(and(eq(companyMembers.accountId, accountId), isNull(companyMembers.acceptedAt)))
}
