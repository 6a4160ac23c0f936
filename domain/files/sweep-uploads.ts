import { and, eq, inArray, isNotNull, lt, sql } from 'drizzle-orm'
import { database } from '#database/connection.ts'
import { accounts } from '#database/schema/accounts.ts'
import { candidates } from '#database/schema/candidates.ts'
import { files } from '#database/schema/files.ts'
import { dropUnusedFiles, isUnused } from './drop-unused-files.ts'
import { uploads } from './uploads.ts'

/**
 * Removes uploads that nobody used within `days` days or whose owner has left, and day-old files that belong to
 * nothing, left over by failed calls.
 */
export async function sweepUploads({ days }: { readonly days: number }) {
  const swept = await uploads().sweep(new Date(Date.now() - days * 24 * 60 * 60 * 1000))
  for (const candidateId of await gone(await uploads().owners())) await uploads().removeAll(candidateId)
  const forgotten = await database()
    .select({ candidateId: files.candidateId, ids: sql<string[]>`array_agg(${files.id})` })
    .from(files)
    .where(and(lt(files.createdAt, sql`now() - interval '1 day'`), isUnused))
    .groupBy(files.candidateId)
  for (const { candidateId, ids } of forgotten) {
    await database().transaction((tx) => dropUnusedFiles(tx, candidateId, ids))
  }
  return swept + forgotten.reduce((sum, { ids }) => sum + ids.length, 0)
}

async function gone(candidateIds: readonly string[]): Promise<string[]> {
  if (candidateIds.length === 0) return []
  const left = await database()
    .select({ id: candidates.id })
    .from(candidates)
    .innerJoin(accounts, eq(accounts.id, candidates.accountId))
    .where(and(inArray(candidates.id, [...candidateIds]), isNotNull(accounts.deletedAt)))
  return left.map(({ id }) => id)
}
