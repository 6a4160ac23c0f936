import { and, asc, eq, inArray } from 'drizzle-orm'
import { DocumentFault } from '#contract/applications/application-status.ts'
import type { Database } from '#database/connection.ts'
import { applicationHistory } from '#database/schema/application-history.ts'

export interface Refusal {
  readonly fault: DocumentFault | null
  readonly reason: string
  readonly at: string
}

interface Asked {
  readonly documentTypeId: number
  /** Whether it was asked for by refusing a file of the application itself. */
  readonly isMark: boolean
}

/**
 * Why what came for a request before was refused: uploading another file clears that from the request, so that it no longer
 * stands against the candidate, and the history keeps it. Answers for each request of one application.
 */
export async function earlierRefusals(db: Database, applicationId: string) {
  const rows = await db
    .select()
    .from(applicationHistory)
    .where(
      and(
        eq(applicationHistory.applicationId, applicationId),
        inArray(applicationHistory.event, ['documentRequested', 'documentUploaded', 'documentRefused']),
      ),
    )
    .orderBy(asc(applicationHistory.place))
  return ({ documentTypeId, isMark }: Asked): Refusal | null => {
    const ofType = rows.filter(({ detail }) => detail.documentTypeId === documentTypeId)
    const asked = isMark ? -1 : ofType.findLastIndex(({ event }) => event === 'documentRequested')
    const came = ofType.findLastIndex(({ event }) => event === 'documentUploaded')
    const refused = ofType.slice(asked + 1, Math.max(came, 0)).findLast(({ event }) => event === 'documentRefused')
    if (!refused) return null
    const { fault, reason } = refused.detail
    return {
      fault: DocumentFault.safeParse(fault).data ?? null,
      reason: String(reason ?? ''),
      at: refused.at.toISOString(),
    }
  }
}
