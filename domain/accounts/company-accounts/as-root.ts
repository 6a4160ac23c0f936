import { eq } from 'drizzle-orm'
import type { Caller } from '#contract/caller.ts'
import { problem } from '#contract/problems.ts'
import { database, type Transaction } from '#database/connection.ts'
import { companies } from '#database/schema/companies.ts'
import { membersOf } from './members.ts'

/**
 * Runs a change of an organization's accounts under a lock on the organization, so that changes are serialised;
 * inserting rows that only refer to the organization does not wait. The caller must still be Root then, whatever the
 * token says: another Root may just have demoted them.
 */
export function asRoot<T>(caller: Caller, companyId: string, change: (tx: Transaction) => Promise<T>): Promise<T> {
  return database().transaction(async (tx) => {
    await tx.select({ id: companies.id }).from(companies).where(eq(companies.id, companyId)).for('no key update')
    const me = (await membersOf(tx, companyId, caller)).find((member) => member.isMe)
    if (me?.userType !== 'Root') throw problem('permissions.missing')
    return change(tx)
  })
}
