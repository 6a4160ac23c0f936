import { sql } from 'drizzle-orm'
import type { Answers } from '#contract/forms/answer-test.ts'
import type { Question } from '#contract/forms/form-content.ts'
import type { Database, Transaction } from '#database/connection.ts'
import { cities, countries, universities } from '#database/schema/reference.ts'
import { nameIn } from '#domain/data/names.ts'
import type { Language } from '#platform/text/locales.ts'

const lists = { country: countries, city: cities, university: universities } as const
type Listed = keyof typeof lists

/** Is a question of this kind answered by a number of our lists? */
export const isListed = (kind: Question['kind']): kind is Listed => kind in lists

/**
 * The names of the countries, cities and universities that were answered, by the ids of their questions; in one query at
 * most. An answer that our lists do not have is not in it.
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
  if (picked.length === 0) return new Map()
  const parts = (Object.keys(lists) as Listed[]).map((kind) => {
    const list = lists[kind]
    const ids = picked.filter((choice) => choice.kind === kind).map(({ number }) => number)
    return sql`select ${kind}::text as kind, ${list.id} as id, ${nameIn(language, list)} as name from ${list}
      where ${list.id} = any(${sql.param(ids)}::int[])`
  })
  const { rows } = await db.execute<{ kind: Listed; id: number; name: string }>(sql.join(parts, sql` union all `))
  const names = new Map(rows.map(({ kind, id, name }) => [`${kind} ${id}`, name]))
  return new Map(
    picked.flatMap(({ questionId, kind, number }) => {
      const name = names.get(`${kind} ${number}`)
      return name === undefined ? [] : [[questionId, name] as const]
    }),
  )
}

/** A number beyond those of PostgreSQL's integers would fail the whole query. */
const isRowId = (answer: Answers[string]): answer is number =>
  typeof answer === 'number' && Number.isInteger(answer) && Math.abs(answer) <= 2_147_483_647
