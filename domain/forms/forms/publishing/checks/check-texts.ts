import type { FormText } from '#contract/forms/form-content.ts'
import { blocking, type Finding, unless } from './finding.ts'

const wrong = blocking('texts')

/** Nobody agrees to a text without a name or without words. */
export const checkTexts = (texts: readonly FormText[]): Finding[] =>
  texts.flatMap(({ title, body }, at) => [
    ...unless(title !== '', wrong(`${at}.title`, 'checklist.textTitle')),
    ...unless(body !== '', wrong(`${at}.body`, 'checklist.textBody')),
  ])
