import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { DocumentFault } from '#contract/fields/application-status.ts'
import type { Database } from '#database/connection.ts'
import { preparedOn } from '#database/prepared-on.ts'
import { applicationHistory } from '#database/schema/application-history.ts'
import type { documentRequests } from '#database/schema/documents.ts'

export interface Refusal {
  readonly fault: DocumentFault | null
  readonly reason: string
  readonly at: string
}

type Asked = Pick<typeof documentRequests.$inferSelect, 'id' | 'documentTypeId' | 'handedInFileId'>
type Happened = Pick<typeof applicationHistory.$inferSelect, 'event' | 'detail'>

/**
 * Why earlier answers to a request were refused. Uploading another file clears the reason from the request, so it is
 * read from the history. Returns a function for the requests of one application.
 */
export async function earlierRefusals(db: Database, applicationId: string) {
  const rows = await happenedOn(db).execute({ applicationId })
  return (request: Asked): Refusal | null => {
    const refused = rows.findLast((row) => isRefusal(row) && isOf(request, row.detail)) ?? unnamedRefusal(rows, request)
    if (!refused) return null
    const { fault, reason } = refused.detail
    return {
      fault: DocumentFault.safeParse(fault).data ?? null,
      reason: String(reason ?? ''),
      at: refused.at.toISOString(),
    }
  }
}

const happenedOn = preparedOn((db) =>
  db
    .select()
    .from(applicationHistory)
    .where(
      and(
        eq(applicationHistory.applicationId, sql.placeholder('applicationId')),
        inArray(applicationHistory.event, ['documentRequested', 'documentUploaded', 'documentRefused']),
      ),
    )
    .orderBy(asc(applicationHistory.place))
    .prepare('requests_in_history'),
)

const isRefusal = ({ event }: Happened) => event === 'documentRefused'
const namesRequest = ({ requestIds, handedInFileId }: Happened['detail']) => Boolean(requestIds ?? handedInFileId)

/**
 * The refusal of a file of the application itself names the file, because that refusal is what creates the request.
 */
const isOf = ({ id, handedInFileId }: Asked, detail: Happened['detail']) =>
  (Array.isArray(detail.requestIds) && detail.requestIds.includes(id)) ||
  (handedInFileId !== null && detail.handedInFileId === handedInFileId)

/** Older history entries of refusals do not name their request, only the type of document. */
function unnamedRefusal<Row extends Happened>(rows: readonly Row[], { documentTypeId, handedInFileId }: Asked) {
  const ofType = rows.filter(({ detail }) => detail.documentTypeId === documentTypeId)
  const asked = handedInFileId === null ? ofType.findLastIndex(({ event }) => event === 'documentRequested') : -1
  const came = ofType.findLastIndex(({ event }) => event === 'documentUploaded')
  return ofType.slice(asked + 1, Math.max(came, 0)).findLast((row) => isRefusal(row) && !namesRequest(row.detail))
}
