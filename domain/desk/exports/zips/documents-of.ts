import { and, asc, inArray, isNotNull } from 'drizzle-orm'
import { documentName } from '#contract/forms/document-name.ts'
import { inOrderOfAnswer, isOfAnswer } from '#database/answer-files.ts'
import type { Database } from '#database/connection.ts'
import { applicationSnapshots as snapshots } from '#database/schema/application-snapshots.ts'
import { documentRequests } from '#database/schema/documents.ts'
import { files } from '#database/schema/files.ts'
import { isBeyondMark } from '#domain/applying/applications/is-asked-for.ts'
import { requestedDocument, requestName } from '#domain/forms/forms/requested-document.ts'
import { versionContents } from '#domain/forms/forms/version-content.ts'
import { documentTypeNames } from '#domain/ground/reference/document-type-names.ts'
import type { Zipped } from '#domain/review/review/zip-content.ts'
import type { Language } from '#platform/text/locales.ts'

export interface ApplicationDocuments {
  readonly id: string
  readonly name: string
  readonly documents: readonly Zipped[]
}

/**
 * The documents of some applications, both submitted and requested later, titled by type or question, in the order of
 * the applications and in a fixed number of statements.
 */
export async function documentsOf(
  db: Database,
  language: Language,
  ids: readonly string[],
): Promise<ApplicationDocuments[]> {
  const [rows, later] = await Promise.all([
    db
      .select()
      .from(snapshots)
      .where(inArray(snapshots.applicationId, [...ids])),
    db
      .select({ request: documentRequests, file: files })
      .from(documentRequests)
      .innerJoin(files, isOfAnswer(files.id))
      .where(and(inArray(documentRequests.applicationId, [...ids]), isNotNull(documentRequests.fileId), isBeyondMark))
      .orderBy(asc(documentRequests.requestedAt), asc(documentRequests.id), inOrderOfAnswer(files.id)),
  ])
  const handedIn = rows.flatMap(({ documents }) => documents)
  const [stored, names, contents] = await Promise.all([
    filesNamed(
      db,
      handedIn.map(({ fileId }) => fileId),
    ),
    documentTypeNames(db, language, [
      ...handedIn.flatMap(({ documentTypeId }) => documentTypeId ?? []),
      ...later.map(({ request }) => request.documentTypeId),
    ]),
    versionContents(
      db,
      rows.map(({ formId, formVersion }) => ({ formId, version: formVersion })),
    ),
  ])
  const byId = new Map(
    rows.map((row, at) => [
      row.applicationId,
      { row, documents: contents[at]?.documents ?? [], questions: contents[at]?.questions ?? [] },
    ]),
  )
  const laterBy = Map.groupBy(later, ({ request }) => request.applicationId)
  return ids.flatMap((id) => {
    const found = byId.get(id)
    if (!found) return []
    const { row, documents, questions } = found
    const first = row.documents.flatMap(({ formDocumentId, documentTypeId, fileId, name }): Zipped[] => {
      const file = stored.get(fileId)
      const label = questions.find((question) => question.id === formDocumentId)?.label
      const document = documents.find(({ id: own }) => own === formDocumentId)
      const typeName = names.get(documentTypeId ?? 0) ?? label ?? name
      return file ? [{ title: documentName(document ?? {}, language, typeName), file }] : []
    })
    const come = (laterBy.get(id) ?? []).map(({ request, file }) => ({
      title: requestName(
        request,
        requestedDocument(documents, request, row),
        language,
        names.get(request.documentTypeId) ?? file.name,
      ),
      file,
    }))
    return [{ id, name: `${row.name} ${row.surname}`.trim(), documents: [...first, ...come] }]
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
