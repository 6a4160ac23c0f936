import { type Answers, type AnswerValue, holds } from './answer-test.ts'
import type { AnswerTest, Question, ShowIf } from './form-content.ts'

// Which questions of a form are shown, given the answers so far. The builder's preview, the wizard and the server ask here.

/** What of a question decides whether it is shown. */
export type Conditional = Pick<Question, 'id' | 'kind' | 'showIf'>

/**
 * The ids of the questions that are shown. A question that is hidden counts as unanswered, whatever was written there
 * before; a condition looks back only, so that a form can be read from its beginning to its end; and what a page asks is
 * asked of every question on it.
 */
export function shownIds(questions: readonly Conditional[], answers: Answers): ReadonlySet<string> {
  const shown = new Set<string>()
  const seen = new Map<string, AnswerValue>()
  let isPageShown = true
  for (const { id, kind, showIf } of questions) {
    const isMet = showIf === null || meets(showIf, seen)
    if (kind === 'page') isPageShown = isMet
    if (!isMet || !isPageShown) continue
    shown.add(id)
    seen.set(id, answers[id])
  }
  return shown
}

export const isShown = (question: Pick<Question, 'id'>, questions: readonly Conditional[], answers: Answers) =>
  shownIds(questions, answers).has(question.id)

/** Whether a document that depends on an answer is needed. */
export const isAsked = (test: AnswerTest, questions: readonly Conditional[], answers: Answers) =>
  shownIds(questions, answers).has(test.questionId) && holds(test, answers[test.questionId])

function meets({ all, tests }: ShowIf, seen: ReadonlyMap<string, AnswerValue>) {
  const isMet = (test: AnswerTest) => holds(test, seen.get(test.questionId))
  return all ? tests.every(isMet) : tests.some(isMet)
}

/** A condition with its place in the form; it can only be about earlier questions. */
export interface PlacedCondition extends ShowIf {
  readonly at: number
}

/** All that has to hold for each question to be shown: its own condition, and that of the page it is on. */
export function conditionsOf(questions: readonly Conditional[]): ReadonlyMap<string, readonly PlacedCondition[]> {
  let ofPage: readonly PlacedCondition[] = []
  return new Map(
    questions.map(({ id, kind, showIf }, at) => {
      const own = showIf ? [{ ...showIf, at }] : []
      if (kind === 'page') ofPage = own
      return [id, kind === 'page' ? own : [...ofPage, ...own]]
    }),
  )
}
