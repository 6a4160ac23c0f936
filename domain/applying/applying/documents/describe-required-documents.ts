import { eq, inArray } from 'drizzle-orm'
import type { AskedDocument, AskedDocuments } from '#contract/applying/application-documents.ts'
import { mostFor } from '#contract/applying/most-files.ts'
import type { Caller } from '#contract/caller.ts'
import { documentName } from '#contract/forms/document-name.ts'
import type { FormContent } from '#contract/forms/form-content.ts'
import { shownBlankForm } from '#contract/forms/shown-blank-form.ts'
import type { Database, Transaction } from '#database/connection.ts'
import { applicationDocuments } from '#database/schema/application-documents.ts'
import { files } from '#database/schema/files.ts'
import { documentTypes } from '#database/schema/reference.ts'
import { answeredVersion, type OwnApplication } from '#domain/applying/applications/own-application.ts'
import { expiryOf } from '#domain/candidates/documents/expiry.ts'
import { shelvedOf } from '#domain/candidates/documents/shelf.ts'
import { wordWhens } from '#domain/forms/listings/word-when.ts'
import { fileInfo } from '#domain/ground/files/file-info.ts'
import { nameIn } from '#domain/ground/reference/names.ts'
import type { Language } from '#platform/text/locales.ts'
import { versionContent } from '../../../forms/forms/version-content.ts'
import { isDocumentAsked } from '../rules/asked-documents.ts'
import { placeOf } from '../rules/place-of.ts'
import { workingCopy } from '../working-copy.ts'
import { documentFacts } from './document-facts.ts'

/**
 * The documents that the form asks of this candidate, the files added for each, and the candidate's own documents that
 * would fit.
 */
export async function describeRequiredDocuments(
  db: Database | Transaction,
  caller: Caller,
  own: OwnApplication,
): Promise<AskedDocuments> {
  const { language } = caller
  const { id, candidateId } = own.application
  const content = await versionContent(db, own.form.id, answeredVersion(own))
  const typeIds = content.documents.map(({ documentTypeId }) => documentTypeId)
  const { answers } = await workingCopy(db, id, content)
  const facts = await documentFacts(db, candidateId, [content])
  const types = await typesOf(db, language, typeIds)
  const added = await filesOf(db, caller, id)
  const shelf = await shelvedOf(db, candidateId, typeIds)
  const whens = await wordWhens(db, language, content)
  const items = content.documents.flatMap((document): AskedDocument[] => {
    const type = types.get(document.documentTypeId)
    if (!type) return []
    const mostFiles = mostFor(type.multiple, document.several)
    const multiple = mostFiles > 1
    const here = added.filter(({ of }) => of === placeOf(document))
    return [
      {
        formDocumentId: document.id,
        documentTypeId: document.documentTypeId,
        required: document.required,
        note: document.note,
        blank: shownBlankForm(own.form.id, document.blank),
        when: document.when,
        ...type,
        typeName: documentName(document, language, type.typeName),
        multiple,
        mostFiles,
        isAsked: isDocumentAsked(document, content, answers, facts),
        why: whens.get(document.id)?.before ?? null,
        whyAsked: whens.get(document.id)?.since ?? null,
        files: here.map(({ file }) => file),
        suggestions: shelf
          .filter((shelved) => shelved.document.documentTypeId === document.documentTypeId)
          // Where several files are allowed, an added one is not offered again.
          .filter(({ file }) => !multiple || !here.some(({ fileId }) => fileId === file.id))
          .map(({ document: { id: documentId, issuedOn, expiresOn }, file: { name } }) => ({
            documentId,
            name,
            issuedOn,
            isExpired: expiryOf(expiresOn) === 'expired',
          })),
      },
    ]
  })
  return { items, answers: questionFiles(content, added) }
}

type Added = Awaited<ReturnType<typeof filesOf>>

const questionFiles = ({ questions }: FormContent, added: Added) =>
  questions
    .filter(({ kind }) => kind === 'file')
    .map(({ id }) => ({
      questionId: id,
      files: added.filter(({ of }) => of === placeOf({ id })).map(({ file }) => file),
    }))

async function typesOf(db: Database | Transaction, language: Language, ids: readonly number[]) {
  const { id, eDevlet, validMonths, accept, multiple } = documentTypes
  const rows = await db
    .select({ id, typeName: nameIn(language, documentTypes), eDevlet, validMonths, accept, multiple })
    .from(documentTypes)
    .where(inArray(documentTypes.id, [...ids]))
  return new Map(rows.map(({ id: typeId, ...type }) => [typeId, type]))
}

/** The application's files, in the order in which they were added. */
async function filesOf(db: Database | Transaction, caller: Caller, applicationId: string) {
  const rows = await db
    .select({ added: applicationDocuments, file: files })
    .from(applicationDocuments)
    .innerJoin(files, eq(files.id, applicationDocuments.fileId))
    .where(eq(applicationDocuments.applicationId, applicationId))
    .orderBy(applicationDocuments.addedAt, applicationDocuments.id)
  return Promise.all(
    rows.map(async ({ added: { id, formDocumentId, documentTypeId }, file }) => ({
      of: placeOf({ id: formDocumentId, documentTypeId }),
      fileId: file.id,
      file: { id, ...(await fileInfo(caller, file, applicationId)) },
    })),
  )
}
