import { eq, sql } from 'drizzle-orm'
import { database } from '#database/connection.ts'
import { documentRequests } from '#database/schema/documents.ts'

/** The candidate's files that organizations have refused, by organization. */
export async function refusedFiles(candidateId: string): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const { companyId, refusedFileIds, handedInFileId, uploadedAt, status } = documentRequests
  const rows = await database()
    .select({
      companyId,
      fileIds: refusedFileIds,
      // A refused document of the application itself; it stays listed after another file has come for it.
      handedIn: sql<
        string | null
      >`case when ${uploadedAt} is not null or ${status} = 'Refused' then ${handedInFileId} end`,
    })
    .from(documentRequests)
    .where(eq(documentRequests.candidateId, candidateId))
  const byCompany = Map.groupBy(rows, (row) => row.companyId)
  return new Map(
    [...byCompany].map(([id, known]) => [
      id,
      new Set(known.flatMap(({ fileIds, handedIn }) => (handedIn === null ? fileIds : [...fileIds, handedIn]))),
    ]),
  )
}
