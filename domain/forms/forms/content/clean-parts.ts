import type { Caller } from '#contract/caller.ts'
import { isEmptyTextEditor } from '#contract/fields/patterns.ts'
import type { FormText } from '#contract/forms/form-content.ts'
import { otherDocumentType } from '#contract/forms/form-facts.ts'
import type { Transaction } from '#database/connection.ts'
import { requirePictures } from '#domain/forms/companies/require-pictures.ts'
import { cleanRichText } from '#platform/rich-text.ts'
import { withKnownBlanks } from '../blank-forms/with-known-blanks.ts'
import { invalid } from '../invalid.ts'
import type { FormRecord } from '../own-form.ts'
import type { Parts } from './parts.ts'

/** Prepares parts for storing: cleans rich text, and checks that the cover and the blank forms of documents exist. */
export async function cleanParts(tx: Transaction, caller: Caller, form: FormRecord, given: Parts): Promise<Parts> {
  const { basics, documents } = given
  const misnamed = documents?.findIndex(
    ({ ownName, documentTypeId }) => ownName && documentTypeId !== otherDocumentType,
  )
  if (misnamed !== undefined && misnamed >= 0) {
    throw invalid(caller, `documents.${misnamed}.ownName`, 'fields.ownDocumentName')
  }
  const parts = documents
    ? { ...given, documents: await withKnownBlanks(tx, caller, form.companyId, documents) }
    : given
  const texts = parts.texts && { texts: parts.texts.map((text, at) => cleanText(caller, text, at)) }
  if (!basics) return { ...parts, ...texts }
  const before = { 'basics.cover': form.content.basics.cover }
  await requirePictures(caller, form.companyId, { 'basics.cover': basics.cover }, before, 'scholarship-files')
  return { ...parts, ...texts, basics: { ...basics, body: cleanBody(caller, basics.body) } }
}

// The limits of the contract.
const longest = 50_000
const longestText = 20_000

function cleanText(caller: Caller, text: FormText, at: number): FormText {
  const body = cleanRichText(text.body)
  if (body.length > longestText) throw invalid(caller, `texts.${at}.body`, 'fields.tooLong', { limit: longestText })
  return { ...text, body: isEmptyTextEditor(body) ? '' : body }
}

/** Checked after cleaning, which can make the text longer: & is escaped, and links get attributes. */
function cleanBody(caller: Caller, body: string) {
  const clean = cleanRichText(body)
  if (isEmptyTextEditor(clean)) return ''
  if (clean.length > longest) throw invalid(caller, 'basics.body', 'fields.tooLong', { limit: longest })
  return clean
}
