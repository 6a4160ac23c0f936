import type { Answers } from '#contract/forms/answer-test.ts'
import type { FormContent } from '#contract/forms/form-content.ts'
import type { Database, Transaction } from '#database/connection.ts'
import { isListed, listedNames } from '#domain/ground/reference/listed-names.ts'

/** The questions whose answer names a country, city or university that does not exist; one query at most. */
export async function unlistedAnswers(
  db: Database | Transaction,
  { questions }: Pick<FormContent, 'questions'>,
  answers: Answers,
): Promise<ReadonlySet<string>> {
  const known = await listedNames(db, 'tr', questions, answers)
  const unlisted = questions.filter(({ id, kind }) => isListed(kind) && Number.isInteger(answers[id]) && !known.has(id))
  return new Set(unlisted.map(({ id }) => id))
}
