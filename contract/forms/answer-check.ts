import { type AnswerValue, isAnswered, isDay } from './answer-test.ts'
import type { Question } from './form-content.ts'

// Whether an answer is one that its question takes. Without schemas and without words: the wizard asks while somebody
// types, the server when they hand in.

/** What is wrong with an answer; `limit` is the number that it misses. */
export type AnswerFlaw =
  | { readonly code: 'required' | 'wrongKind' | 'notADay' | 'notAnOption' | 'notWhole' | 'notInList' }
  | {
      readonly code: 'tooShort' | 'tooLong' | 'tooSmall' | 'tooBig' | 'tooFew' | 'tooMany'
      readonly limit: number
    }

/** What of a question decides whether an answer is right. */
export type Asked = Pick<Question, 'kind' | 'required' | 'options' | 'min' | 'max'>

/** The longest answers that are kept at all, whatever the form says. */
export const longestText = { shortText: 500, longText: 20_000 } as const

/**
 * What is wrong with an answer; undefined if nothing is. An optional question may stay without an answer. Whether a
 * country, city or university is in the list (notInList) only the server can say.
 */
export function checkAnswer(question: Asked, value: AnswerValue): AnswerFlaw | undefined {
  if (question.kind === 'page') return undefined
  if (isBlank(value)) return question.required ? { code: 'required' } : undefined
  return checks[question.kind](question, value)
}

/** Whether there is no answer, or one of nothing but spaces. */
export const isBlank = (value: AnswerValue) => !isAnswered(value) || (typeof value === 'string' && value.trim() === '')

/** The length of a text as people count it: a letter with its accent, or an emoji, is one. */
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

/** The answer is the id of an item in one of our lists. */
const checkListed: Check = (_, value) =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= 2_147_483_647 ? undefined : wrongKind

/** The id of a university, or the name of one that our list does not have. */
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
