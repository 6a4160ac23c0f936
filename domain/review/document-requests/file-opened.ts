import { and, eq, isNull, sql } from 'drizzle-orm'
import { isOfAnswer } from '#database/answer-files.ts'
import { database } from '#database/connection.ts'
import { applicationHistory } from '#database/schema/application-history.ts'
import { documentRequests } from '#database/schema/documents.ts'

/** Whether the organization has opened the file that came for a request, or downloaded it with all others of the application. */
export const isFileOpened = sql<boolean>`(${documentRequests.openedAt} is not null or exists (
  select from ${applicationHistory}
  where ${applicationHistory.applicationId} = ${documentRequests.applicationId}
    and ${applicationHistory.event} = 'documentsZipped' and ${applicationHistory.at} >= ${documentRequests.uploadedAt}))`

/** From then on the candidate cannot replace the file. */
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
