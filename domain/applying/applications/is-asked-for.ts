import { eq, isNotNull, isNull, or } from 'drizzle-orm'
import { documentRequests } from '#database/schema/documents.ts'

/** Whether it is about more than a document of the application itself: that was asked for anew, or another has come for it. */
export const isBeyondMark = or(isNull(documentRequests.handedInFileId), isNotNull(documentRequests.uploadedAt))

/** Whether the candidate was asked for the document. One of the application itself is asked for while it is refused. */
export const isAskedFor = or(isBeyondMark, eq(documentRequests.status, 'Refused'))
