import type { Caller } from '#contract/caller.ts'
import { isEmptyTextEditor } from '#contract/fields/patterns.ts'
import { problem } from '#contract/problems.ts'
import { cleanRichText } from '#platform/rich-text.ts'
import { translate } from '#platform/texts.ts'

const longest = 20_000

/** Rich text as it is stored: clean, and empty when nothing is written in it. */
export function cleanText({ language }: Caller, field: string, html: string): string {
  const clean = cleanRichText(html)
  if (isEmptyTextEditor(clean)) return ''
  // Escaping makes a text longer (& becomes &amp;), so the length is checked again.
  if (clean.length <= longest) return clean
  const message = translate(language, 'fields.tooLong', { limit: longest })
  throw problem('request.invalid', { count: 1 }, [{ field, message }])
}
