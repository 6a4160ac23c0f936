import { eq } from 'drizzle-orm'
import { problem } from '#contract/problems.ts'
import type { Transaction } from '#database/connection.ts'
import { accounts } from '#database/schema/accounts.ts'
import { candidates } from '#database/schema/candidates.ts'
import type { Account } from '#domain/ground/callers/account.ts'

/** Locks the account of a candidate. Lock order: the account before the candidate, as in closing an account. */
export async function lockAccount(tx: Transaction, candidateId: string): Promise<Account> {
  const [row] = await tx
    .select({ account: accounts })
    .from(accounts)
    .innerJoin(candidates, eq(candidates.accountId, accounts.id))
    .where(eq(candidates.id, candidateId))
    .for('no key update', { of: accounts })
  if (!row) throw problem('accounts.notFound')
  return row.account
}
