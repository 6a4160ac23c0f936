import { and, eq, isNull, sql } from 'drizzle-orm'
import { isOfAnswer } from '#database/answer-files.ts'
import { database } from '#database/connection.ts'
import { applicationHistory } from '#database/schema/application-history.ts'
import { documentRequests } from '#database/schema/documents.ts'

/**
 * SQL: whether the organization has opened the request's file, or downloaded it with all documents of the application.
 */
export const isFileOpened = sql<boolean>`(${documentRequests.openedAt} is not null or exists (
  select from ${applicationHistory}
  where ${applicationHistory.applicationId} = ${documentRequests.applicationId}
    and ${applicationHistory.event} = 'documentsZipped' and ${applicationHistory.at} >= ${documentRequests.uploadedAt}))`

/** Records that the organization has opened the file. From then on the candidate cannot replace it. */
export const markFileOpened = (fileId: string, applicationId: string) =>
  database()
    .update(documentRequests)
    .set({ openedAt: sql`now()` })
    .where(
      and(
        eq(documentRequests.applicationId, applicationId),
        isOfAnswer(fileId),
        eq(documentRequests.status, 'Uploaded'),
        isNull(documentRequests.openedAt),
      ),
    )
