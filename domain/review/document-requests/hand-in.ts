import { and, eq, sql } from 'drizzle-orm'
import type { Caller } from '#contract/caller.ts'
import { problem } from '#contract/problems.ts'
import { type Database, database, type Transaction } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import { documentRequests } from '#database/schema/documents.ts'
import { documentTypes } from '#database/schema/reference.ts'
import { addHistory } from '#domain/applying/applications/add-history.ts'
import { updatePendingAction } from '#domain/applying/applications/update-pending-action.ts'
import { signedIn } from '#domain/ground/callers/signed-in.ts'
import { lockApplications } from '#domain/ground/locks/lock-applications.ts'
import { versionContent } from '../../forms/forms/version-content.ts'
import { holdFile } from '../../ground/files/hold-file.ts'
import { isFileOpened } from './file-opened.ts'
import { markAskedRead } from './mark-asked-read.ts'
import { mostOfAnswer } from './most-of-answer.ts'
import { notifyArrived } from './notify-arrived.ts'

export interface RequestIds {
  readonly candidateId: string
  readonly requestId: string
}

type Request = typeof documentRequests.$inferSelect
type Known = Awaited<ReturnType<typeof openRequest>>

/** Statuses in which a request takes a file; an uploaded file can be replaced until the organization opens it. */
const answerable: readonly Request['status'][] = ['Open', 'Uploaded', 'Refused']

/** The candidate's request if it can be answered, and the file formats that it takes. */
export async function openRequest(db: Database | Transaction, { candidateId, requestId }: RequestIds) {
  const [found] = await db
    .select({
      request: documentRequests,
      accept: documentTypes.accept,
      multiple: documentTypes.multiple,
      formVersion: applications.formVersion,
      applicationStatus: applications.status,
      isOpened: isFileOpened,
    })
    .from(documentRequests)
    .innerJoin(applications, eq(applications.id, documentRequests.applicationId))
    .innerJoin(documentTypes, eq(documentTypes.id, documentRequests.documentTypeId))
    .where(and(eq(documentRequests.id, requestId), eq(documentRequests.candidateId, candidateId)))
  if (!found) throw problem('documents.requestNotFound')
  const { request, applicationStatus, ...known } = found
  if (!answerable.includes(request.status) || applicationStatus === 'Withdrawn') throw problem('documents.requestOver')
  return { request, ...known }
}

/**
 * Answers a request with the document that `prepare` returns in the same transaction. The document replaces an earlier
 * answer, or joins the files of the same sending.
 */
export async function handIn(
  caller: Caller,
  { sendingId = null, ...ids }: RequestIds & { readonly sendingId?: string | null | undefined },
  prepare: (tx: Transaction, known: Known) => Promise<{ readonly fileId: string }>,
) {
  await database().transaction(async (tx) => {
    const { applicationId } = (await openRequest(tx, ids)).request
    // Locks the application before the request, in the same order as the organization's acts.
    await lockApplications(tx, eq(applications.id, applicationId))
    const known = await openRequest(tx, ids)
    const { request } = known
    const { fileId } = await prepare(tx, known)
    const sent = { fileId, sendingId }
    // A repeated request: the client did not receive the first answer.
    if (isThere(request, sent)) return
    await holdFile(tx, fileId)
    if (isJoining(request, sent)) await join(tx, known, fileId)
    else await replace(tx, known, sent)
    await addHistory(tx, caller, {
      applicationIds: [applicationId],
      event: 'documentUploaded',
      detail: { documentTypeId: request.documentTypeId, ...(request.ownName && { ownName: request.ownName }) },
    })
    await updatePendingAction(tx, [applicationId])
    await notifyArrived(tx, request)
    await markAskedRead(tx, signedIn(caller).accountId, request)
  })
}

interface Sent {
  readonly fileId: string
  readonly sendingId: string | null
}

const isJoining = ({ status, sendingId: before }: Request, { sendingId }: Sent) =>
  status === 'Uploaded' && sendingId !== null && sendingId === before

function isThere(request: Request, sent: Sent): boolean {
  const { status, fileId, moreFileIds } = request
  if (isJoining(request, sent)) return fileId === sent.fileId || moreFileIds.includes(sent.fileId)
  return status === 'Uploaded' && sent.sendingId === null && fileId === sent.fileId && moreFileIds.length === 0
}

async function replace(tx: Transaction, { request, isOpened }: Known, sent: Sent) {
  const isSent = request.status === 'Uploaded'
  if (isSent && isOpened) throw problem('documents.requestOpened')
  const { rowCount } = await tx
    .update(documentRequests)
    .set({
      status: 'Uploaded',
      reason: null,
      fault: null,
      ...sent,
      moreFileIds: [],
      uploadedAt: new Date(),
      openedAt: null,
      version: request.version + 1,
    })
    // Opening a file takes no lock and may happen during this transaction, so the update checks again that it is not
    // opened.
    .where(and(eq(documentRequests.id, request.id), isSent ? sql`not ${isFileOpened}` : undefined))
  if (rowCount === 0) throw problem('documents.requestOpened')
}

/** Files sent together are one answer, even if the organization opens the first before the last has been uploaded. */
async function join(tx: Transaction, known: Known, fileId: string) {
  const { request, formVersion, multiple } = known
  const content = await versionContent(tx, request.formId, formVersion)
  const limit = mostOfAnswer(content, { ...request, multiple })
  const moreFileIds = [...request.moreFileIds, fileId]
  if (moreFileIds.length + 1 > limit) throw problem('documents.tooManyFiles', { limit })
  await tx
    .update(documentRequests)
    .set({ moreFileIds, version: request.version + 1 })
    .where(eq(documentRequests.id, request.id))
}
