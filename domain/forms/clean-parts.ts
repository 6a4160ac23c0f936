import type { Caller } from '#contract/caller.ts'
import type { FormBasics } from '#contract/form-content.ts'
import { isEmptyTextEditor } from '#contract/patterns.ts'
import { problem } from '#contract/problems.ts'
import { isStored } from '#domain/files/store.ts'
import { cleanRichText } from '#platform/rich-text.ts'
import { translate } from '#platform/texts.ts'
import type { Parts } from './change-content.ts'
import { invalid } from './invalid.ts'
import type { FormRecord } from './own-form.ts'

/** The parts as they may be stored: rich text without what does not belong into it, and a cover that exists. */
export async function cleanParts(caller: Caller, form: FormRecord, parts: Parts): Promise<Parts> {
  const { basics } = parts
  if (!basics) return parts
  await demandCover(caller, form, basics)
  return { ...parts, basics: { ...basics, body: cleanBody(caller, basics.body) } }
}

// As the contract has it.
const longest = 50_000

/** Cleaning can make it longer: a bare & is written out, a link says where it leads. */
function cleanBody(caller: Caller, body: string) {
  const clean = cleanRichText(body)
  if (isEmptyTextEditor(clean)) return ''
  if (clean.length > longest) throw invalid(caller, 'basics.body', 'fields.tooLong', { limit: longest })
  return clean
}

async function demandCover({ language }: Caller, form: FormRecord, { cover }: FormBasics) {
  if (cover === null || cover === form.content.basics.cover) return
  const isOwn = cover.startsWith(`${form.companyId}/`)
  if (isOwn && (await isStored('scholarship-files', cover))) return
  const message = translate(language, 'problems.images.notFound.title')
  throw problem('images.notFound', {}, [{ field: 'basics.cover', message }])
}
