import { isBlank } from '#contract/forms/answer-check.ts'
import { fillingMinutes } from '#contract/forms/filling-minutes.ts'
import { steps } from '../apply-step.ts'
import type { Apply } from './use-apply.ts'

type Draft = Pick<Apply, 'answers' | 'shown' | 'pages' | 'askedDocuments' | 'otherDocuments' | 'where'> & {
  readonly form: Pick<Apply['form'], 'questions'>
}

/**
 * The estimated minutes until a draft is submitted. Of an untouched draft it is the estimate that the listing gives;
 * what is answered, handed in, or left out on the way no longer counts.
 */
export function minutesLeft(draft: Draft): number {
  const questions = questionsLeft(draft)
  const ids = new Set(questions.map(({ id }) => id))
  const isPassed = hasPassed(draft, 'documents')
  const all = draft.askedDocuments.filter(({ required, files }) => files.length === 0 && (required || !isPassed))
  const some = draft.otherDocuments.filter(({ when }) => when?.kind === 'answer' && ids.has(when.test.questionId))
  return fillingMinutes(questions, { all: all.length, some: some.length })
}

/** The questions without an answer: those shown, except optional ones already passed, and those that these may show. */
function questionsLeft({ form, answers, shown, pages, where }: Draft) {
  const passed = new Set(
    pages
      .filter(({ number }) => (where.step === 'questions' ? number < where.page : hasPassed({ where }, 'questions')))
      .flatMap(({ questions }) => questions.map(({ id }) => id)),
  )
  const left = new Set<string>()
  let mayPageCome = true
  return form.questions.flatMap((question) => {
    const { id, kind, required, showIf } = question
    const isOpen = showIf === null || showIf.tests.some(({ questionId }) => left.has(questionId))
    if (kind === 'page') {
      mayPageCome = shown.has(id) || isOpen
      return []
    }
    const mayCome = shown.has(id) || (mayPageCome && isOpen)
    if (!mayCome || !isBlank(answers[id]) || (passed.has(id) && !required)) return []
    left.add(id)
    // What is shown is asked for certain.
    return [{ ...question, showIf: shown.has(id) ? null : showIf }]
  })
}

const hasPassed = ({ where }: Pick<Draft, 'where'>, step: (typeof steps)[number]) =>
  where.step === 'done' || steps.indexOf(where.step) > steps.indexOf(step)
