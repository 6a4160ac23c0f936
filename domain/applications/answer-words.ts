import type { StoredAnswer } from '#contract/forms/answer-test.ts'
import { type Conditional, shownIds } from '#contract/forms/conditions.ts'
import type { Database, Transaction } from '#database/connection.ts'
import { type Asked, answerText } from '#platform/text/answer-text.ts'
import type { Language } from '#platform/text/locales.ts'
import { translate } from '#platform/texts.ts'
import { listedNames } from './listed-names.ts'

/**
 * The answers of an application in words, by the ids of their questions. What was left empty is not in it, nor what stands
 * in the answers although its question was not shown.
 */
export async function answerWords(
  db: Database | Transaction,
  language: Language,
  questions: readonly (Asked & Conditional)[],
  answers: Readonly<Record<string, StoredAnswer>>,
): Promise<ReadonlyMap<string, string>> {
  const shown = shownIds(questions, answers)
  const asked = questions.filter(({ id }) => shown.has(id))
  const names = await listedNames(db, language, asked, answers)
  const words = { language, yes: translate(language, 'answers.yes'), no: translate(language, 'answers.no') }
  return new Map(
    asked.flatMap((question) => {
      const { id } = question
      const text = answerText(question, answers[id], { ...words, listedName: names.get(id) })
      return text === null ? [] : [[id, text] as const]
    }),
  )
}
