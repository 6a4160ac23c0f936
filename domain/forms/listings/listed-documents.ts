import { inArray } from 'drizzle-orm'
import type { Output } from '#contract/call.ts'
import { kindOfDocument } from '#contract/data/sensitive-kinds.ts'
import { documentName } from '#contract/forms/document-name.ts'
import type { FormContent } from '#contract/forms/form-content.ts'
import { shownBlankForm } from '#contract/forms/shown-blank-form.ts'
import type { listPublicDocuments } from '#contract/listings/listings.ts'
import { database } from '#database/connection.ts'
import { documentTypes } from '#database/schema/reference.ts'
import { nameIn } from '#domain/ground/reference/names.ts'
import type { Language } from '#platform/text/locales.ts'
import { wordWhens } from './word-when.ts'

type Documents = Output<typeof listPublicDocuments>

/** The documents of a form: those for everybody, and those with a condition. */
export async function listedDocuments(formId: string, content: FormContent, language: Language): Promise<Documents> {
  const { documents } = content
  if (documents.length === 0) return { formDocuments: [], conditionalDocuments: [] }
  const ids = documents.map(({ documentTypeId }) => documentTypeId)
  const [types, whens] = await Promise.all([
    database()
      .select({
        id: documentTypes.id,
        category: documentTypes.category,
        name: nameIn(language, documentTypes),
        eDevlet: documentTypes.eDevlet,
      })
      .from(documentTypes)
      .where(inArray(documentTypes.id, ids)),
    wordWhens(database(), language, content),
  ])
  const typeOf = new Map(types.map((type) => [type.id, type]))
  const listed = documents.flatMap((document) => {
    const type = typeOf.get(document.documentTypeId)
    const whenText = whens.get(document.id)?.before ?? null
    return type
      ? [
          {
            ...document,
            blank: shownBlankForm(formId, document.blank),
            name: documentName(document, language, type.name),
            eDevlet: type.eDevlet,
            whenText,
            sensitive: kindOfDocument(type),
          },
        ]
      : []
  })
  return {
    formDocuments: listed.filter(({ when }) => when === null),
    conditionalDocuments: listed.filter(({ when }) => when !== null),
  }
}
