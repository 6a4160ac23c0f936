import { eq } from 'drizzle-orm'
import type { Caller } from '#contract/caller.ts'
import { problem } from '#contract/problems.ts'
import { database, type Transaction } from '#database/connection.ts'
import { companies } from '#database/schema/companies.ts'
import { membersOf } from './members.ts'

/**
 * A change of an organization's accounts. One at a time, by the lock on the organization's row: of two Roots who lower
 * each other at once, the second is found to be Root no more, whatever the token says.
 */
export function asRoot<T>(caller: Caller, companyId: string, change: (tx: Transaction) => Promise<T>): Promise<T> {
  return database().transaction(async (tx) => {
    await tx.select({ id: companies.id }).from(companies).where(eq(companies.id, companyId)).for('update')
    const me = (await membersOf(tx, companyId, caller)).find((one) => one.isMe)
    if (me?.userType !== 'Root') throw problem('permissions.missing')
    return change(tx)
  })
}
