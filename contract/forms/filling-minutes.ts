import type { Question } from './form-content.ts'

type Asked = Pick<Question, 'kind' | 'max' | 'showIf'>

/** For the profile, the consents and a final check. */
const secondsAround = 180
const secondsPerDocument = 90

/**
 * The estimated minutes for an application until it is submitted, from the number and kinds of its questions and
 * documents: of all before it is begun, of those left in a draft. Conditional items count half. From ten minutes on in
 * steps of five, because the estimate is rough.
 */
export function fillingMinutes(
  questions: readonly Asked[],
  documents: { readonly all: number; readonly some: number },
): number {
  return inSteps(secondsAround + secondsFor(questions, documents))
}

function secondsFor(questions: readonly Asked[], documents: { readonly all: number; readonly some: number }): number {
  const asked = questions.map((question) => secondsOf(question) * (question.showIf ? 0.5 : 1))
  return asked.reduce((sum, seconds) => sum + seconds, secondsPerDocument * (documents.all + documents.some / 2))
}

/** The estimate of a text grows with its maximum length: 1,000 letters are four minutes; eight minutes at most. */
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
