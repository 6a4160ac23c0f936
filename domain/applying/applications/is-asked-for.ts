import { eq, isNotNull, isNull, or } from 'drizzle-orm'
import { documentRequests } from '#database/schema/documents.ts'

/**
 * Whether the request is more than a review of a submitted document: the document was requested, or another was
 * uploaded for it.
 */
export const isBeyondMark = or(isNull(documentRequests.handedInFileId), isNotNull(documentRequests.uploadedAt))

/** Whether the candidate was asked for the document. A submitted document is requested again while it is refused. */
export const isAskedFor = or(isBeyondMark, eq(documentRequests.status, 'Refused'))
