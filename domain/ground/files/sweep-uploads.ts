import { and, eq, inArray, isNotNull, lt, or, sql } from 'drizzle-orm'
import { database } from '#database/connection.ts'
import { accounts } from '#database/schema/accounts.ts'
import { candidates } from '#database/schema/candidates.ts'
import { files } from '#database/schema/files.ts'
import { dropUnusedFiles, isUnused } from './drop-unused-files.ts'
import { membersAmong } from './members-among.ts'
import { sweepCompanyFiles } from './sweep-company-files.ts'
import { uploads } from './uploads.ts'

/**
 * Removes uploads unused for `days` days or of closed accounts, those of members after one day, and stored files that
 * no row refers to after a day, left over by failed calls.
 */
export async function sweepUploads({ days }: { readonly days: number }) {
  const all = await uploads().sweep(daysAgo(days))
  // Candidates continue days later; a member's upload is of no use once its dialog is closed.
  const swept = all + (await uploads().sweep(daysAgo(1), await membersAmong(await uploads().owners())))
  for (const owner of await gone(await uploads().owners())) await uploads().removeAll(owner)
  const forgotten = await database()
    .select({ candidateId: sql<string>`${files.candidateId}`, ids: sql<string[]>`array_agg(${files.id})` })
    .from(files)
    .where(and(lt(files.createdAt, sql`now() - interval '1 day'`), isUnused))
    .groupBy(files.candidateId)
  for (const { candidateId, ids } of forgotten) {
    await database().transaction((tx) => dropUnusedFiles(tx, candidateId, ids))
  }
  return swept + forgotten.reduce((sum, { ids }) => sum + ids.length, 0) + (await sweepCompanyFiles())
}

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000)

/** The uploaders among these whose account is closed. */
async function gone(owners: readonly string[]): Promise<string[]> {
  if (owners.length === 0) return []
  const left = await database()
    .select({ candidateId: candidates.id, accountId: accounts.id })
    .from(accounts)
    .leftJoin(candidates, eq(candidates.accountId, accounts.id))
    .where(
      and(or(inArray(candidates.id, [...owners]), inArray(accounts.id, [...owners])), isNotNull(accounts.deletedAt)),
    )
  return left.flatMap(({ candidateId, accountId }) => [candidateId ?? [], accountId].flat())
}
