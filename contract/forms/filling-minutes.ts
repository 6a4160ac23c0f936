import type { Question } from './form-content.ts'

type Asked = Pick<Question, 'kind' | 'max' | 'showIf'>

/** The profile, the consents and a last look. */
const secondsAround = 180
const secondsPerDocument = 90

/**
 * How many minutes an application takes, from the number and the kinds of its questions and documents. What is asked of
 * some only counts half. From ten minutes on in steps of five, because nobody can tell it more exactly.
 */
export function fillingMinutes(
  questions: readonly Asked[],
  documents: { readonly all: number; readonly some: number },
): number {
  return inSteps(secondsAround + secondsFor(questions, documents))
}

/** The minutes that the unanswered questions and missing documents of a draft still take. */
export const minutesLeft = (questions: readonly Asked[], documents: number): number =>
  inSteps(secondsFor(questions, { all: documents, some: 0 }))

function secondsFor(questions: readonly Asked[], documents: { readonly all: number; readonly some: number }): number {
  const asked = questions.map((question) => secondsOf(question) * (question.showIf ? 0.5 : 1))
  return asked.reduce((sum, seconds) => sum + seconds, secondsPerDocument * (documents.all + documents.some / 2))
}

/** A text is thought about as long as it may become: 1,000 letters are four minutes, and no text is more than eight. */
function secondsOf({ kind, max }: Asked): number {
  switch (kind) {
    case 'page':
      return 0
    case 'longText':
      return Math.min(480, Math.max(90, ((max ?? 1000) / 1000) * 240))
    case 'file':
      return secondsPerDocument
    case 'shortText':
    case 'multiple':
      return 30
    default:
      return 15
  }
}

function inSteps(seconds: number): number {
  const minutes = Math.ceil(seconds / 60)
  return minutes < 10 ? minutes : Math.round(minutes / 5) * 5
}
