import { inArray } from 'drizzle-orm'
import type { Caller } from '#contract/caller.ts'
import type { FileInfo } from '#contract/candidates/candidate-documents.ts'
import type { Database } from '#database/connection.ts'
import { files } from '#database/schema/files.ts'
import { fileInfo } from '#domain/ground/files/file-info.ts'

/** Files of one application by their ids, each with a link that works for a few minutes. */
export async function filesOf(
  db: Database,
  caller: Caller,
  appId: string,
  fileIds: readonly string[],
): Promise<ReadonlyMap<string, FileInfo>> {
  if (fileIds.length === 0) return new Map()
  const rows = await db
    .select()
    .from(files)
    .where(inArray(files.id, [...new Set(fileIds)]))
  return new Map(await Promise.all(rows.map(async (row) => [row.id, await fileInfo(caller, row, appId)] as const)))
}
