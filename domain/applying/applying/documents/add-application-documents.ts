import { and, eq, inArray } from 'drizzle-orm'
import type { AskedDocuments, addApplicationDocuments as call } from '#contract/applying/application-documents.ts'
import type { Input } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { documentName } from '#contract/forms/document-name.ts'
import type { FormDocument } from '#contract/forms/form-content.ts'
import { problem } from '#contract/problems.ts'
import { database, type Transaction } from '#database/connection.ts'
import { companies } from '#database/schema/companies.ts'
import { candidateDocuments } from '#database/schema/documents.ts'
import { files } from '#database/schema/files.ts'
import { answeredVersion, lockApplication, ownApplication } from '#domain/applying/applications/own-application.ts'
import { addToLibrary } from '#domain/candidates/documents/add-to-library.ts'
import { isOnShelf } from '#domain/candidates/documents/shelf.ts'
import { takeFile } from '#domain/ground/files/take-file.ts'
import { versionContent } from '../../../forms/forms/version-content.ts'
import { requireType } from '../../../ground/files/check-file-content.ts'
import { requireEditable } from '../require-editable.ts'
import { describeRequiredDocuments } from './describe-required-documents.ts'
import { type DocumentPlace, documentPlaces } from './document-places.ts'
import { putFile } from './put-file.ts'

type Given = NonNullable<Input<typeof call>['documents']>[number]

/** Adds files to the documents that the form asks for. All files are checked first; then all are added or none. */
export async function addApplicationDocuments(caller: Caller, input: Input<typeof call>): Promise<AskedDocuments> {
  const db = database()
  const arrivedAt = new Date()
  const own = await ownApplication(db, input)
  if (input.formId !== undefined && input.formId !== own.form.id) throw problem('applications.notFound')
  requireEditable(own, arrivedAt)
  const content = await versionContent(db, own.form.id, answeredVersion(own))
  const given = input.documents ?? [input]
  const places = await documentPlaces(db, content, given)
  const taken = await takeAll(input.candidateId, given, places)
  return db.transaction(async (tx) => {
    const locked = await lockApplication(tx, input)
    requireEditable(locked, arrivedAt)
    for (const { place, file, isNew } of taken) {
      const { documentTypeId } = place
      await putFile(tx, locked.application.id, place, file)
      if (isNew && documentTypeId !== null) {
        const noteIfNew = await noteOf(
          tx,
          caller,
          own.form,
          content.documents.find(({ id }) => id === place.formDocumentId),
        )
        await addToLibrary(tx, { candidateId: input.candidateId, documentTypeId, fileId: file.id, noteIfNew })
      }
    }
    return describeRequiredDocuments(tx, caller, locked)
  })
}

/** The note of a document with its own name: that name and the organization's. */
async function noteOf(
  tx: Transaction,
  { language }: Caller,
  { companyId }: { readonly companyId: string },
  document: FormDocument | undefined,
): Promise<string> {
  if (!document?.ownName) return ''
  const [company] = await tx.select({ name: companies.name }).from(companies).where(eq(companies.id, companyId))
  return `${documentName(document, language, '')} · ${company?.name ?? ''}`
}

async function takeAll(candidateId: string, given: readonly Given[], places: readonly DocumentPlace[]) {
  const shelf = await shelfFiles(
    candidateId,
    given.flatMap(({ documentId }) => documentId ?? []),
  )
  const taken: { place: DocumentPlace; file: typeof files.$inferSelect; isNew: boolean }[] = []
  for (const [at, place] of places.entries()) {
    const wanted = given[at]
    if (!wanted) continue
    const known = wanted.documentId === undefined ? undefined : fromShelf(shelf.get(wanted.documentId), place)
    const file = known ?? (await takeFile(candidateId, wanted, { accept: place.accept }))
    taken.push({ place, file, isNew: known === undefined })
  }
  return taken
}

type Shelved = Awaited<ReturnType<typeof shelfFiles>> extends ReadonlyMap<string, infer T> ? T : never

/** One of the candidate's documents, of the required type and file format. */
function fromShelf(found: Shelved | undefined, { documentTypeId, accept }: DocumentPlace) {
  if (!found) throw problem('documents.notFound')
  if (documentTypeId !== null && found.documentTypeId !== documentTypeId) throw problem('applications.documentNotAsked')
  requireType(found.file.type, accept)
  return found.file
}

async function shelfFiles(candidateId: string, ids: readonly string[]) {
  const rows = await database()
    .select({ id: candidateDocuments.id, documentTypeId: candidateDocuments.documentTypeId, file: files })
    .from(candidateDocuments)
    .innerJoin(files, eq(files.id, candidateDocuments.fileId))
    .where(and(eq(candidateDocuments.candidateId, candidateId), inArray(candidateDocuments.id, [...ids]), isOnShelf))
  return new Map(rows.map((row) => [row.id, row]))
}
