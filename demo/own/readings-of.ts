import type { Transaction } from '#database/connection.ts'
import { documentTypes } from '#database/schema/reference.ts'
import { isSensitiveType } from '#domain/ground/reference/sensitive-types.ts'
import { newId } from '#platform/ids.ts'
import type { writeHandedIn } from '../applicants/write-handed-in.ts'
import { momentAfter } from '../applicants/write-happened.ts'
import type { Clock } from '../writing/clock.ts'

/** Each document of a sensitive kind was opened by the organization that it was handed in to: the history of that. */
export async function readingsOf(
  tx: Transaction,
  snapshots: Awaited<ReturnType<typeof writeHandedIn>>,
  rootOf: ReadonlyMap<string, string>,
  clock: Clock,
) {
  const sensitive = await tx.select({ id: documentTypes.id }).from(documentTypes).where(isSensitiveType)
  return snapshots.flatMap(({ applicationId, companyId, documents, takenAt }) =>
    documents
      .filter(({ documentTypeId }) => sensitive.some(({ id }) => id === documentTypeId))
      .map(({ documentTypeId, fileId }) => ({
        id: newId(),
        applicationId,
        companyId,
        event: 'documentRead' as const,
        by: 'company' as const,
        accountId: rootOf.get(companyId) ?? null,
        at: momentAfter({ submittedAt: takenAt }, clock, 0.35),
        detail: { documentTypeId, link: fileId },
      })),
  )
}
