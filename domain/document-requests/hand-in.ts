import { and, eq, sql } from 'drizzle-orm'
import type { Caller } from '#contract/caller.ts'
import { problem } from '#contract/problems.ts'
import { type Database, database, type Transaction } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import { documentRequests } from '#database/schema/documents.ts'
import { documentTypes } from '#database/schema/reference.ts'
import { signedIn } from '#domain/accounts/signed-in.ts'
import { addHistory } from '#domain/applications/add-history.ts'
import { lockApplications } from '#domain/applications/lock-applications.ts'
import { settleAwaited } from '#domain/applications/settle-awaited.ts'
import { isFileOpened } from './file-opened.ts'
import { markAskedRead } from './mark-asked-read.ts'
import { tellArrived } from './tell-arrived.ts'

export interface RequestIds {
  readonly candidateId: string
  readonly requestId: string
}

type Request = typeof documentRequests.$inferSelect

/** A request takes a file, and another in its place until the organization has opened the first. */
const answerable: readonly Request['status'][] = ['Open', 'Uploaded', 'Refused']

/** The candidate's request if it can be answered, and the file formats that it takes. */
export async function openRequest(db: Database | Transaction, { candidateId, requestId }: RequestIds) {
  const [found] = await db
    .select({
      request: documentRequests,
      accept: documentTypes.accept,
      applicationStatus: applications.status,
      isOpened: isFileOpened,
    })
    .from(documentRequests)
    .innerJoin(applications, eq(applications.id, documentRequests.applicationId))
    .innerJoin(documentTypes, eq(documentTypes.id, documentRequests.documentTypeId))
    .where(and(eq(documentRequests.id, requestId), eq(documentRequests.candidateId, candidateId)))
  if (!found) throw problem('documents.requestNotFound')
  const { request, accept, applicationStatus, isOpened } = found
  if (!answerable.includes(request.status) || applicationStatus === 'Withdrawn') throw problem('documents.requestOver')
  return { request, accept, isOpened }
}

/** Answers a request with a document, which `prepare` returns in the same transaction. */
export async function handIn(
  caller: Caller,
  ids: RequestIds,
  prepare: (tx: Transaction, known: Awaited<ReturnType<typeof openRequest>>) => Promise<{ readonly fileId: string }>,
) {
  await database().transaction(async (tx) => {
    const { applicationId } = (await openRequest(tx, ids)).request
    // Locks the application before the request, in the same order as the organization's acts.
    await lockApplications(tx, eq(applications.id, applicationId))
    const known = await openRequest(tx, ids)
    const { request, isOpened } = known
    const { fileId } = await prepare(tx, known)
    // Sent again because the first answer was lost.
    if (request.status === 'Uploaded' && request.fileId === fileId) return
    if (request.status === 'Uploaded' && isOpened) throw problem('documents.requestOpened')
    // Opening locks nothing and so may come while the file is stored: what is opened by now stays.
    const isReplaceable = request.status === 'Uploaded' ? sql`not ${isFileOpened}` : undefined
    const { rowCount } = await tx
      .update(documentRequests)
      .set({
        status: 'Uploaded',
        reason: null,
        fault: null,
        fileId,
        uploadedAt: new Date(),
        openedAt: null,
        version: request.version + 1,
      })
      .where(and(eq(documentRequests.id, request.id), isReplaceable))
    if (rowCount === 0) throw problem('documents.requestOpened')
    await addHistory(tx, caller, {
      applicationIds: [applicationId],
      event: 'documentUploaded',
      detail: { documentTypeId: request.documentTypeId },
    })
    await settleAwaited(tx, [applicationId])
    await tellArrived(tx, request)
    await markAskedRead(tx, signedIn(caller).accountId, request)
  })
}
