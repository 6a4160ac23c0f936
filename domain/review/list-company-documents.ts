import { desc, eq } from 'drizzle-orm'
import type { Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { settledFrom } from '#contract/document-requests.ts'
import type { listCompanyDocuments as call } from '#contract/review/company-documents.ts'
import { database } from '#database/connection.ts'
import { documentRequests } from '#database/schema/documents.ts'
import { files } from '#database/schema/files.ts'
import { documentTypes } from '#database/schema/reference.ts'
import { isGranted } from '#domain/company-accounts/is-granted.ts'
import { nameIn } from '#domain/data/names.ts'
import { fileInfo } from '#domain/files/file-info.ts'
import { filesOf } from './files-of.ts'
import { handedInDocuments } from './handed-in-documents.ts'
import { type ApplicationIds, reviewedApplication } from './reviewed-application.ts'

export async function listCompanyDocuments(caller: Caller, ids: ApplicationIds): Promise<Output<typeof call>> {
  const db = database()
  const { application, snapshot } = await reviewedApplication(db, ids)
  const [documents, known, requests] = await Promise.all([
    handedInDocuments(db, caller.language, snapshot),
    filesOf(
      db,
      caller,
      ids.appId,
      snapshot.documents.map(({ fileId }) => fileId),
    ),
    requestsOf(caller, ids, isGranted(caller, 'Applications', 'write') && application.status !== 'Withdrawn'),
  ])
  return {
    items: documents.map(({ document, typeName, isAsked, isMissing, files: own }) => ({
      formDocumentId: document.id,
      documentTypeId: document.documentTypeId,
      typeName,
      isAsked,
      isMissing,
      required: document.required,
      note: document.note,
      files: own.flatMap(({ fileId }) => known.get(fileId) ?? []),
    })),
    requests,
  }
}

async function requestsOf(caller: Caller, { appId }: ApplicationIds, settles: boolean) {
  const rows = await database()
    .select({ request: documentRequests, typeName: nameIn(caller.language, documentTypes), file: files })
    .from(documentRequests)
    .innerJoin(documentTypes, eq(documentTypes.id, documentRequests.documentTypeId))
    .leftJoin(files, eq(files.id, documentRequests.fileId))
    .where(eq(documentRequests.applicationId, appId))
    .orderBy(desc(documentRequests.requestedAt), desc(documentRequests.id))
  return Promise.all(
    rows.map(async ({ request, typeName, file }) => {
      const { id, documentTypeId, note, status, reason, dueAt, requestedAt, uploadedAt } = request
      return {
        id,
        documentTypeId,
        typeName,
        note,
        status,
        reason,
        dueAt: dueAt?.toISOString() ?? null,
        requestedAt: requestedAt.toISOString(),
        uploadedAt: uploadedAt?.toISOString() ?? null,
        file: file && (await fileInfo(caller, file, appId)),
        can: {
          accept: settles && settledFrom.Accepted.includes(status),
          refuse: settles && settledFrom.Refused.includes(status),
          cancel: settles && settledFrom.Cancelled.includes(status),
        },
      }
    }),
  )
}
