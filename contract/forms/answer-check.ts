import { type AnswerValue, isAnswered, isDay } from './answer-test.ts'
import type { Question } from './form-content.ts'

// Whether an answer is valid for its question. Without schemas and texts: used by the wizard while typing, and by the
// server on submission.

/** The fault of an answer; `limit` is the violated limit. */
export type AnswerFlaw =
  | { readonly code: 'required' | 'wrongKind' | 'notADay' | 'notAnOption' | 'notWhole' | 'notInList' }
  | {
      readonly code: 'tooShort' | 'tooLong' | 'tooSmall' | 'tooBig' | 'tooFew' | 'tooMany'
      readonly limit: number
    }

/** The fields of a question that decide whether an answer is valid. */
export type Asked = Pick<Question, 'kind' | 'required' | 'options' | 'min' | 'max'>

/** The maximum length of a text answer in any form. */
export const longestText = { shortText: 500, longText: 20_000 } as const

/**
 * The fault of an answer; undefined if there is none. An optional question may stay unanswered. Whether a country,
 * city or university exists (notInList) is checked by the server only.
 */
export function checkAnswer(question: Asked, value: AnswerValue): AnswerFlaw | undefined {
  if (question.kind === 'page') return undefined
  if (isBlank(value)) return question.required ? { code: 'required' } : undefined
  return checks[question.kind](question, value)
}

export const isBlank = (value: AnswerValue) => !isAnswered(value) || (typeof value === 'string' && value.trim() === '')

/** The length of a text in characters as people count: a letter with its accent, or an emoji, is one. */
const lettersIn = (text: string) => [...text.normalize('NFC')].length

type Check = (question: Asked, value: AnswerValue) => AnswerFlaw | undefined

const wrongKind = { code: 'wrongKind' } as const

const checkText =
  (longest: number): Check =>
  ({ min, max }, value) => {
    if (typeof value !== 'string') return wrongKind
    const letters = lettersIn(value)
    const most = Math.min(max ?? longest, longest)
    if (letters > most) return { code: 'tooLong', limit: most }
    return min !== null && letters < min ? { code: 'tooShort', limit: min } : undefined
  }

const checkNumber: Check = (question, value) =>
  typeof value === 'number' && Number.isFinite(value) ? within(question, value) : wrongKind

const checkScale: Check = ({ min, max }, value) => {
  if (typeof value !== 'number' || !Number.isFinite(value)) return wrongKind
  return Number.isInteger(value) ? within({ min: min ?? 1, max: max ?? 5 }, value) : { code: 'notWhole' }
}

function within({ min, max }: Pick<Asked, 'min' | 'max'>, value: number): AnswerFlaw | undefined {
  if (min !== null && value < min) return { code: 'tooSmall', limit: min }
  return max !== null && value > max ? { code: 'tooBig', limit: max } : undefined
}

const checkDate: Check = (_, value) =>
  typeof value !== 'string' ? wrongKind : isDay(value) ? undefined : { code: 'notADay' }

const checkSingle: Check = ({ options }, value) => {
  if (typeof value !== 'string') return wrongKind
  return options.some(({ id }) => id === value) ? undefined : { code: 'notAnOption' }
}

const checkMultiple: Check = ({ options, min, max }, value) => {
  if (!Array.isArray(value)) return wrongKind
  const chosen = new Set<unknown>(value)
  const known = new Set<unknown>(options.map(({ id }) => id))
  if ([...chosen].some((id) => !known.has(id))) return { code: 'notAnOption' }
  if (min !== null && chosen.size < min) return { code: 'tooFew', limit: min }
  return max !== null && chosen.size > max ? { code: 'tooMany', limit: max } : undefined
}

/** The answer must be the id of an item in one of our lists. */
const checkListed: Check = (_, value) =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= 2_147_483_647 ? undefined : wrongKind

/** The id of a university, or the name of one that our list lacks. */
const checkUniversity: Check = (question, value) =>
  typeof value === 'string' ? checkText(longestText.shortText)(question, value) : checkListed(question, value)

const checks: Readonly<Record<Exclude<Question['kind'], 'page'>, Check>> = {
  shortText: checkText(longestText.shortText),
  longText: checkText(longestText.longText),
  number: checkNumber,
  date: checkDate,
  single: checkSingle,
  multiple: checkMultiple,
  yesNo: (_, value) => (typeof value === 'boolean' ? undefined : wrongKind),
  scale: checkScale,
  file: (_, value) => (typeof value === 'string' ? undefined : wrongKind),
  country: checkListed,
  city: checkListed,
  university: checkUniversity,
}
