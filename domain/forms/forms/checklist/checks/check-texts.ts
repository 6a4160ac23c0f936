import type { FormText } from '#contract/forms/form-content.ts'
import { blocking, type Finding, unless } from './finding.ts'

const wrong = blocking('texts')

/** Candidates cannot agree to a text without a title or a body. */
export const checkTexts = (texts: readonly FormText[]): Finding[] =>
  texts.flatMap(({ title, body }, at) => [
    ...unless(title !== '', wrong(`${at}.title`, 'checklist.textTitle')),
    ...unless(body !== '', wrong(`${at}.body`, 'checklist.textBody')),
  ])
