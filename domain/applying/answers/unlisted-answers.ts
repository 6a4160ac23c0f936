import { type SQL, sql } from 'drizzle-orm'
import type { Answers } from '#contract/answer-test.ts'
import type { FormContent } from '#contract/form-content.ts'
import type { Database, Transaction } from '#database/connection.ts'
import { cities, countries, universities } from '#database/schema/reference.ts'

const lists = { country: countries, city: cities, university: universities } as const
type Listed = keyof typeof lists

/** The questions whose answer names a country, city or university that there is not; in one query at most. */
export async function unlistedAnswers(
  db: Database | Transaction,
  { questions }: Pick<FormContent, 'questions'>,
  answers: Answers,
): Promise<ReadonlySet<string>> {
  const named = questions.flatMap(({ id, kind }) => {
    const value = answers[id]
    return isListed(kind) && typeof value === 'number' && Number.isInteger(value) ? [{ id, kind, value }] : []
  })
  if (named.length === 0) return new Set()
  const parts = (Object.keys(lists) as Listed[]).map((kind): SQL => {
    const ids = named
      .filter((one) => one.kind === kind && Math.abs(one.value) <= 2_147_483_647)
      .map(({ value }) => value)
    return sql`select ${kind}::text as kind, id from ${lists[kind]} where id = any(${sql.param(ids)}::int[])`
  })
  const { rows } = await db.execute<{ kind: Listed; id: number }>(sql.join(parts, sql` union all `))
  const known = new Set(rows.map(({ kind, id }) => `${kind} ${id}`))
  return new Set(named.filter(({ kind, value }) => !known.has(`${kind} ${value}`)).map(({ id }) => id))
}

const isListed = (kind: string): kind is Listed => kind in lists
