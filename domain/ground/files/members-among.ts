import { inArray } from 'drizzle-orm'
import { database } from '#database/connection.ts'
import { accounts } from '#database/schema/accounts.ts'

/**
 * The members of organizations among these uploader ids: a member uploads under the account's id, a candidate under
 * the candidate's.
 */
export async function membersAmong(uploaders: readonly string[]): Promise<string[]> {
  if (uploaders.length === 0) return []
  const rows = await database()
    .select({ id: accounts.id })
    .from(accounts)
    .where(inArray(accounts.id, [...uploaders]))
  return rows.map(({ id }) => id)
}
