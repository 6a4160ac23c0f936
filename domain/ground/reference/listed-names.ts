import type { Answers } from '#contract/forms/answer-test.ts'
import type { Question } from '#contract/forms/form-content.ts'
import type { Database, Transaction } from '#database/connection.ts'
import { referenceNames } from '#domain/ground/reference/reference-names.ts'
import type { Language } from '#platform/text/locales.ts'

const lists = ['country', 'city', 'university'] as const satisfies readonly Question['kind'][]
type Listed = (typeof lists)[number]

/** Whether a question of this kind is answered with the id of a reference list. */
export const isListed = (kind: Question['kind']): kind is Listed => lists.some((list) => list === kind)

/**
 * The names of the countries, cities and universities in these answers, by the ids of their questions; at most one
 * query. Unknown ids are omitted.
 */
export async function listedNames(
  db: Database | Transaction,
  language: Language,
  questions: readonly Pick<Question, 'id' | 'kind'>[],
  answers: Answers,
): Promise<ReadonlyMap<string, string>> {
  const picked = questions.flatMap(({ id, kind }) => {
    const number = answers[id]
    return isListed(kind) && isRowId(number) ? [{ questionId: id, kind, number }] : []
  })
  const idsOf = (kind: Listed) => picked.filter((choice) => choice.kind === kind).map(({ number }) => number)
  const nameOf = await referenceNames(db, language, Object.fromEntries(lists.map((kind) => [kind, idsOf(kind)])))
  return new Map(
    picked.flatMap(({ questionId, kind, number }) => {
      const name = nameOf(kind, number)
      return name === undefined ? [] : [[questionId, name] as const]
    }),
  )
}

/** A number beyond PostgreSQL's integer would fail the whole query. */
const isRowId = (answer: Answers[string]): answer is number =>
  typeof answer === 'number' && Number.isInteger(answer) && Math.abs(answer) <= 2_147_483_647
