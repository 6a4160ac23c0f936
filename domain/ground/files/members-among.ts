import { inArray } from 'drizzle-orm'
import { database } from '#database/connection.ts'
import { accounts } from '#database/schema/accounts.ts'

/** Of those who upload, the members of organizations: they do so under their account's id, candidates under their own. */
export async function membersAmong(uploaders: readonly string[]): Promise<string[]> {
  if (uploaders.length === 0) return []
  const rows = await database()
    .select({ id: accounts.id })
    .from(accounts)
    .where(inArray(accounts.id, [...uploaders]))
  return rows.map(({ id }) => id)
}
