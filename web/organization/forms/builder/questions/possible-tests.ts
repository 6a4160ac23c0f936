import type { AnswerTest, Question, QuestionKind } from '#contract/forms/form-content.ts'

/**
 * The tests that a condition can make on an answer. Places only offer whether one was chosen, because their lists are
 * long.
 */
export function testsOf(kind: QuestionKind): readonly AnswerTest['is'][] {
  switch (kind) {
    case 'number':
    case 'scale':
    case 'date':
      return ['equal', 'notEqual', 'greater', 'less', 'answered']
    case 'single':
    case 'multiple':
    case 'yesNo':
      return ['equal', 'notEqual', 'answered']
    case 'shortText':
      return ['answered', 'equal', 'notEqual']
    default:
      return ['answered']
  }
}

/** The first test of a new condition on this question. */
export function firstTest({ id, kind, options, min }: Question): AnswerTest {
  const is = testsOf(kind)[0] ?? 'answered'
  if (is === 'answered') return { questionId: id, is, value: null }
  if (kind === 'yesNo') return { questionId: id, is, value: true }
  if (kind === 'number' || kind === 'scale') return { questionId: id, is, value: min ?? 0 }
  if (kind === 'date') return { questionId: id, is: 'answered', value: null }
  return { questionId: id, is, value: options[0]?.id ?? null }
}
