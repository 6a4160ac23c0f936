import type { AnswerTest, Question, QuestionKind } from './form-content.ts'

// Conditions on one answer. Without schemas, so that pages can use it too.

/**
 * An answer as it is stored: the text of a text or a date; the number of a number, a scale or an item of our lists;
 * the name of a university that our list lacks; the id of an option or several ids; yes or no; the name of a file.
 * Unanswered: null or undefined.
 */
export type AnswerValue = string | number | boolean | readonly string[] | null | undefined
/** The same in the database: unanswered is null. */
export type StoredAnswer = string | number | boolean | readonly string[] | null
export type Answers = Readonly<Record<string, AnswerValue>>

export const isAnswered = (answer: AnswerValue) =>
  answer !== null && answer !== undefined && answer !== '' && !(Array.isArray(answer) && answer.length === 0)

/** Whether a test holds for an answer. Without an answer no test holds, neither "is" nor "is not". */
export function holds({ is, value }: AnswerTest, answer: AnswerValue): boolean {
  if (!isAnswered(answer)) return false
  switch (is) {
    case 'answered':
      return true
    case 'equal':
      return isEqual(answer, value)
    case 'notEqual':
      return !isEqual(answer, value)
    case 'greater':
      return compared(answer, value) > 0
    case 'less':
      return compared(answer, value) < 0
  }
}

const isEqual = (answer: AnswerValue, value: AnswerTest['value']) =>
  Array.isArray(answer) ? answer.includes(value) : answer === value

/** Compares two numbers, or two dates such as 2026-11-15, which sort as texts. Other values have no order. */
function compared(answer: AnswerValue, value: AnswerTest['value']): number {
  if (typeof answer === 'number' && typeof value === 'number') return answer - value
  if (typeof answer === 'string' && typeof value === 'string') return answer < value ? -1 : Number(answer > value)
  return 0
}

type Is = AnswerTest['is']
const same = ['equal', 'notEqual', 'answered'] as const satisfies readonly Is[]
const ordered = ['equal', 'notEqual', 'greater', 'less', 'answered'] as const satisfies readonly Is[]

/** The valid tests for each kind of question. */
const testsOf: Readonly<Record<QuestionKind, readonly Is[]>> = {
  page: [],
  shortText: same,
  longText: ['answered'],
  number: ordered,
  date: ordered,
  single: same,
  multiple: same,
  yesNo: same,
  scale: ordered,
  file: ['answered'],
  country: same,
  city: same,
  university: same,
}

/** Whether a test is valid for this question, and its value is one of its options. */
export function fits({ is, value }: AnswerTest, question: Pick<Question, 'kind' | 'options'>): boolean {
  if (!testsOf[question.kind].includes(is)) return false
  if (is === 'answered') return true
  switch (question.kind) {
    case 'single':
    case 'multiple':
      return question.options.some(({ id }) => id === value)
    case 'yesNo':
      return typeof value === 'boolean'
    case 'date':
      return typeof value === 'string' && isDay(value)
    case 'shortText':
      return typeof value === 'string' && value !== ''
    default:
      return typeof value === 'number'
  }
}

/** Whether a text is an existing date, such as 2026-11-15. */
export function isDay(text: string) {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || Number.isNaN(Date.parse(text))) return false
  return new Date(text).toISOString().startsWith(text)
}
