import { checkAnswer } from '#contract/forms/answer-check.ts'
import type { StoredAnswer } from '#contract/forms/answer-test.ts'
import { shownIds } from '#contract/forms/conditions.ts'
import type { FormContent } from '#contract/forms/form-content.ts'

/** The questions of a form that are shown with these answers and not answered as they ask. Files are not among the answers. */
export function flawedAnswers({ questions }: FormContent, answers: Readonly<Record<string, StoredAnswer>>) {
  const shown = shownIds(questions, answers)
  return questions
    .filter((question) => question.kind !== 'file' && shown.has(question.id))
    .filter((question) => checkAnswer(question, answers[question.id] ?? null) !== undefined)
    .map(({ label }) => label)
}
