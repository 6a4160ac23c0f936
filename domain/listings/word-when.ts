import type { AnswerTest, DocumentWhen, Question } from '#contract/forms/form-content.ts'
import { answerText } from '#platform/text/answer-text.ts'
import type { Language } from '#platform/text/locales.ts'
import { translate } from '#platform/texts.ts'

/** The condition of a document in words, for candidates. */
export function wordWhen(when: DocumentWhen, questions: readonly Question[], language: Language): string {
  if (when.kind === 'disabled') return translate(language, 'documents.when.disabled')
  if (when.kind === 'classAbove') return translate(language, 'documents.when.classAbove', { year: when.year })
  const { questionId, is, value } = when.test
  const question = questions.find(({ id }) => id === questionId)
  const answer = wordAnswer(value, question, language)
  return translate(language, 'documents.when.answer', { is, question: question?.label ?? '', answer })
}

function wordAnswer(value: AnswerTest['value'], question: Question | undefined, language: Language): string {
  if (!question) return String(value ?? '')
  const words = { language, yes: translate(language, 'answers.yes'), no: translate(language, 'answers.no') }
  return answerText(question, value, words) ?? ''
}
