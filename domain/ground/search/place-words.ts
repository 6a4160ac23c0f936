import { sql } from 'drizzle-orm'
import { database } from '#database/connection.ts'
import { cities } from '#database/schema/reference.ts'
import { formsOf } from './searchable.ts'

/** The provinces of Türkiye have their plate numbers as ids. */
const lastProvince = 81

/** The words that name a province, in any form: `izmir`, `izmirde`. */
export async function placeWords(words: readonly string[]): Promise<ReadonlySet<string>> {
  if (words.length === 0) return new Set()
  const forms = words.flatMap(formsOf)
  const { rows } = await database().execute<{ name: string }>(
    sql`select ${cities.search} as name from ${cities}
      where ${cities.id} <= ${lastProvince} and ${cities.search} = any(${sql.param(forms)}::text[])`,
  )
  const names = new Set(rows.map(({ name }) => name))
  return new Set(words.filter((word) => formsOf(word).some((form) => names.has(form))))
}
