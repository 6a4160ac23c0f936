import { type Answers, type AnswerValue, holds } from './answer-test.ts'
import type { AnswerTest, Question, ShowIf } from './form-content.ts'

// Which questions of a form are visible with the answers so far. Shared by the builder's preview, the wizard and the
// server.

/** The fields of a question that decide whether it is visible. */
export type Conditional = Pick<Question, 'id' | 'kind' | 'showIf'>

/**
 * The ids of the visible questions. A hidden question counts as unanswered even if it has an answer;
 * conditions refer to earlier questions only, so a form is evaluated in one pass; and the condition of a page applies
 * to every question on it.
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

/** Whether a document that depends on an answer is required. */
export const isAsked = (test: AnswerTest, questions: readonly Conditional[], answers: Answers) =>
  shownIds(questions, answers).has(test.questionId) && holds(test, answers[test.questionId])

function meets({ all, tests }: ShowIf, seen: ReadonlyMap<string, AnswerValue>) {
  const isMet = (test: AnswerTest) => holds(test, seen.get(test.questionId))
  return all ? tests.every(isMet) : tests.some(isMet)
}

/** A condition with its position in the form; it can only refer to earlier questions. */
export interface PlacedCondition extends ShowIf {
  readonly at: number
}

/** All conditions for each question to be visible: its own, and that of its page. */
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
