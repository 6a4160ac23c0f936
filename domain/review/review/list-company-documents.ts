import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { settledFrom } from '#contract/document-requests.ts'
import type { listCompanyDocuments as call } from '#contract/review/company-documents.ts'
import { database } from '#database/connection.ts'
import { preparedOn } from '#database/prepared-on.ts'
import { documentRequests } from '#database/schema/documents.ts'
import { files } from '#database/schema/files.ts'
import { documentTypes } from '#database/schema/reference.ts'
import { isGranted } from '#domain/accounts/company-accounts/is-granted.ts'
import { isAskedFor } from '#domain/applying/applications/is-asked-for.ts'
import { accountNames } from '#domain/forms/forms/form-rows.ts'
import { requestedDocument, requestName } from '#domain/forms/forms/requested-document.ts'
import { versionContent } from '#domain/forms/forms/version-content.ts'
import { fileInfo } from '#domain/ground/files/file-info.ts'
import { nameIn } from '#domain/ground/reference/names.ts'
import type { Language } from '#platform/text/locales.ts'
import { earlierRefusals } from './earlier-refusals.ts'
import { filesOf } from './files-of.ts'
import { handedInDocuments } from './handed-in-documents.ts'
import { type ApplicationIds, reviewedApplication, type Snapshot } from './reviewed-application.ts'

export async function listCompanyDocuments(caller: Caller, ids: ApplicationIds): Promise<Output<typeof call>> {
  const db = database()
  const { application, snapshot } = await reviewedApplication(db, ids)
  const settles = isGranted(caller, 'Applications', 'write') && application.status !== 'Withdrawn'
  const [documents, known, requests, marks] = await Promise.all([
    handedInDocuments(db, caller.language, snapshot),
    filesOf(
      db,
      caller,
      ids.appId,
      snapshot.documents.map(({ fileId }) => fileId),
    ),
    requestsOf(caller, ids, snapshot, settles),
    marksOf(ids),
  ])
  return {
    items: documents.map(({ document, typeName, isAsked, isMissing, isWithdrawn, files: own }) => ({
      formDocumentId: document.id,
      documentTypeId: document.documentTypeId,
      typeName,
      isAsked,
      isMissing,
      isWithdrawn,
      required: document.required,
      note: document.note,
      files: own.flatMap(({ fileId }) => {
        const file = known.get(fileId)
        const { mark, version } = marks.get(fileId) ?? { mark: null, version: 0 }
        return file ? { ...file, mark, version, can: { mark: settles && !mark?.isReplaced } } : []
      }),
    })),
    requests,
  }
}

async function requestsOf(caller: Caller, { appId }: ApplicationIds, snapshot: Snapshot, settles: boolean) {
  const { documents } = await versionContent(database(), snapshot.formId, snapshot.formVersion)
  const rows = await requestsOn(database(), caller.language).execute({ appId })
  const refusalBefore = await earlierRefusals(database(), appId)
  const others = await filesOf(
    database(),
    caller,
    appId,
    rows.flatMap(({ request }) => request.moreFileIds),
  )
  return Promise.all(
    rows.map(async ({ request, typeName, file }) => {
      const { id, documentTypeId, note, status, reason, fault, dueAt, requestedAt, uploadedAt } = request
      // A refused document of the application is shown where it was submitted, and is marked there.
      const hasCome = uploadedAt !== null || request.handedInFileId === null
      return {
        id,
        documentTypeId,
        typeName: requestName(request, requestedDocument(documents, request, snapshot), caller.language, typeName),
        note,
        status,
        reason,
        fault,
        earlier: status === 'Uploaded' ? refusalBefore(request) : null,
        dueAt: dueAt?.toISOString() ?? null,
        requestedAt: requestedAt.toISOString(),
        uploadedAt: uploadedAt?.toISOString() ?? null,
        file: hasCome && file ? await fileInfo(caller, file, appId) : null,
        moreFiles: hasCome ? request.moreFileIds.flatMap((more) => others.get(more) ?? []) : [],
        can: {
          accept: settles && hasCome && settledFrom.Accepted.includes(status),
          refuse: settles && hasCome && settledFrom.Refused.includes(status),
          cancel: settles && settledFrom.Cancelled.includes(status),
        },
      }
    }),
  )
}

const isOfIt = eq(documentRequests.applicationId, sql.placeholder('appId'))

const requestsOn = preparedOn((db, language: Language) =>
  db
    .select({ request: documentRequests, typeName: nameIn(language, documentTypes), file: files })
    .from(documentRequests)
    .innerJoin(documentTypes, eq(documentTypes.id, documentRequests.documentTypeId))
    .leftJoin(files, eq(files.id, documentRequests.fileId))
    .where(and(isOfIt, isAskedFor))
    .orderBy(desc(documentRequests.requestedAt), desc(documentRequests.id))
    .prepare(`requests_of_an_application_${language}`),
)

/** The marks of the application's own files, by file. */
async function marksOf({ appId }: ApplicationIds) {
  const rows = await marksOn(database()).execute({ appId })
  const names = await accountNames(
    database(),
    rows.flatMap(({ settledBy }) => settledBy ?? []),
  )
  return new Map(
    rows.map((row) => {
      const { handedInFileId, status, reason, fault, settledBy, answeredAt, requestedAt, uploadedAt, version } = row
      const isReplaced = uploadedAt !== null
      // Reason and fault of the request are about the replacing file then, so they are not shown for this one.
      const said = isReplaced ? ({ status: 'Refused', reason: null, fault: null } as const) : { status, reason, fault }
      const isMarked = said.status === 'Accepted' || said.status === 'Refused'
      const mark = isMarked
        ? {
            ...said,
            status: said.status,
            by: names.get(settledBy ?? '') ?? null,
            at: (answeredAt ?? requestedAt).toISOString(),
            isReplaced,
          }
        : null
      return [handedInFileId, { mark, version }] as const
    }),
  )
}

const marksOn = preparedOn((db) =>
  db
    .select()
    .from(documentRequests)
    .where(and(isOfIt, isNotNull(documentRequests.handedInFileId)))
    .prepare('marks_of_an_application'),
)
