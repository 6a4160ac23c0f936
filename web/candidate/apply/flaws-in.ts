import { type AnswerFlaw, checkAnswer } from '#contract/forms/answer-check.ts'
import type { Answers } from '#contract/forms/answer-test.ts'
import type { Question } from '#contract/forms/form-content.ts'

/** The errors of these answers by question, by the server's rules. */
export const flawsIn = (
  questions: readonly Question[],
  answers: Answers,
  unlisted: ReadonlySet<string>,
): ReadonlyMap<string, AnswerFlaw> =>
  new Map(
    questions.flatMap((question): [string, AnswerFlaw][] => {
      const flaw = checkAnswer(question, answers[question.id])
      if (flaw) return [[question.id, flaw]]
      return unlisted.has(question.id) ? [[question.id, { code: 'notInList' }]] : []
    }),
  )
