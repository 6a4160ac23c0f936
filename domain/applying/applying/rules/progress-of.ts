import { checkAnswer } from '#contract/forms/answer-check.ts'
import type { Answers } from '#contract/forms/answer-test.ts'
import { shownIds } from '#contract/forms/conditions.ts'
import type { FormContent } from '#contract/forms/form-content.ts'
import { askedDocuments, type DocumentFacts } from './asked-documents.ts'
import { placeOf } from './place-of.ts'

interface Begun {
  readonly content: Pick<FormContent, 'questions' | 'documents'>
  readonly answers: Answers
  readonly filled: ReadonlySet<string>
  readonly facts: DocumentFacts
}

/** The share of required parts that are present, in percent. 100 only if nothing is missing. */
export function progressOf({ content, answers, filled, facts }: Begun): number {
  const shown = shownIds(content.questions, answers)
  const questions = content.questions.filter(({ id, required, kind }) => required && kind !== 'page' && shown.has(id))
  const documents = askedDocuments(content, answers, facts).filter(({ required }) => required)
  const all = questions.length + documents.length
  if (all === 0) return 100
  const done =
    questions.filter((question) => checkAnswer(question, answers[question.id]) === undefined).length +
    documents.filter((document) => filled.has(placeOf(document))).length
  return done === all ? 100 : Math.min(99, Math.round((100 * done) / all))
}
