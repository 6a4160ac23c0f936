import type { Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { listDocumentTypes as call } from '#contract/data/data.ts'
import { documentTypes } from '#database/schema/reference.ts'
import { nameIn } from './names.ts'
import { prepared } from './prepared.ts'

export async function listDocumentTypes({ language }: Caller): Promise<Output<typeof call>> {
  return { items: await statement(language).execute() }
}

const statement = prepared(
  'list_document_types',
  (language) => ({
    id: documentTypes.id,
    category: documentTypes.category,
    name: nameIn(language, documentTypes),
    eDevlet: documentTypes.eDevlet,
    validMonths: documentTypes.validMonths,
    usedFor: documentTypes.usedFor,
    multiple: documentTypes.multiple,
    accept: documentTypes.accept,
  }),
  (db, fields) => db.select(fields).from(documentTypes).orderBy(documentTypes.id),
)
