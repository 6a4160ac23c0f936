import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { documentName } from '#contract/forms/document-name.ts'
import { inOrderOfAnswer, isOfAnswer } from '#database/answer-files.ts'
import type { Database } from '#database/connection.ts'
import { preparedOn } from '#database/prepared-on.ts'
import { documentRequests } from '#database/schema/documents.ts'
import { files } from '#database/schema/files.ts'
import { documentTypes } from '#database/schema/reference.ts'
import { isBeyondMark } from '#domain/applying/applications/is-asked-for.ts'
import { requestedDocument, requestName } from '#domain/forms/forms/requested-document.ts'
import { versionContent } from '#domain/forms/forms/version-content.ts'
import { documentTypeNames } from '#domain/ground/reference/document-type-names.ts'
import { nameIn } from '#domain/ground/reference/names.ts'
import type { Language } from '#domain/ground/reference/prepared.ts'
import type { Snapshot } from './reviewed-application.ts'

export interface Zipped {
  /** The type of the document, or the question that asked for it. */
  readonly title: string
  readonly file: typeof files.$inferSelect
}

/** All files submitted with an application, then those submitted later on request. */
export async function zipContent(db: Database, language: Language, snapshot: Snapshot): Promise<Zipped[]> {
  const [first, later, { documents }] = await Promise.all([
    handedInFiles(db, language, snapshot),
    laterOn(db, language).execute({ applicationId: snapshot.applicationId }),
    versionContent(db, snapshot.formId, snapshot.formVersion),
  ])
  return [
    ...first,
    ...later.map(({ title, file, ...request }) => ({
      title: requestName(request, requestedDocument(documents, request, snapshot), language, title),
      file,
    })),
  ]
}

/** All files submitted with an application, each titled by its document type or question. */
export async function handedInFiles(db: Database, language: Language, snapshot: Snapshot): Promise<Zipped[]> {
  const [{ documents, questions }, names, handedIn] = await Promise.all([
    versionContent(db, snapshot.formId, snapshot.formVersion),
    documentTypeNames(
      db,
      language,
      snapshot.documents.flatMap(({ documentTypeId }) => documentTypeId ?? []),
    ),
    filesNamed(
      db,
      snapshot.documents.map(({ fileId }) => fileId),
    ),
  ])
  const labels = new Map(questions.map(({ id, label }) => [id, label]))
  return snapshot.documents.flatMap(({ formDocumentId, documentTypeId, fileId, name }) => {
    const file = handedIn.get(fileId)
    const document = documents.find(({ id }) => id === formDocumentId)
    const typeName = names.get(documentTypeId ?? 0) ?? labels.get(formDocumentId) ?? name
    return file ? { title: documentName(document ?? {}, language, typeName), file } : []
  })
}

async function filesNamed(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, typeof files.$inferSelect>()
  const rows = await db
    .select()
    .from(files)
    .where(inArray(files.id, [...ids]))
  return new Map(rows.map((file) => [file.id, file]))
}

const laterOn = preparedOn((db, language: Language) =>
  db
    .select({
      title: nameIn(language, documentTypes),
      file: files,
      documentTypeId: documentRequests.documentTypeId,
      ownName: documentRequests.ownName,
      handedInFileId: documentRequests.handedInFileId,
    })
    .from(documentRequests)
    .innerJoin(documentTypes, eq(documentTypes.id, documentRequests.documentTypeId))
    .innerJoin(files, isOfAnswer(files.id))
    .where(and(isOfIt, isNotNull(documentRequests.fileId), isBeyondMark))
    .orderBy(asc(documentRequests.requestedAt), asc(documentRequests.id), inOrderOfAnswer(files.id))
    .prepare(`come_on_request_${language}`),
)

const isOfIt = eq(documentRequests.applicationId, sql.placeholder('applicationId'))
