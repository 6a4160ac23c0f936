import { sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database, Transaction } from '#database/connection.ts'
import * as reference from '#database/schema/reference.ts'
import type { Language } from '#platform/text/locales.ts'
import { nameIn } from './names.ts'

/** The reference lists, each with the column that identifies its items. */
const lists = {
  level: [reference.educationLevels, reference.educationLevels.code],
  class: [reference.educationClasses, reference.educationClasses.id],
  gpaSystem: [reference.gpaSystems, reference.gpaSystems.id],
  university: [reference.universities, reference.universities.id],
  faculty: [reference.faculties, reference.faculties.id],
  department: [reference.departments, reference.departments.id],
  city: [reference.cities, reference.cities.id],
  country: [reference.countries, reference.countries.id],
} as const satisfies Readonly<Record<string, readonly [PgTable & Parameters<typeof nameIn>[1], PgColumn]>>

type ReferenceList = keyof typeof lists
type Id = string | number | null | undefined

/** The name of an item of a list; undefined for an unknown id. */
export type NameOf = (list: ReferenceList, id: Id) => string | undefined

/** The names of items of reference lists in the reader's language, of all lists in one query. */
export async function referenceNames(
  db: Database | Transaction,
  language: Language,
  ids: Readonly<Partial<Record<ReferenceList, readonly Id[]>>>,
): Promise<NameOf> {
  const asked = (Object.keys(lists) as ReferenceList[]).flatMap((list) => {
    const known = (ids[list] ?? []).filter((id) => id !== null && id !== undefined).map(String)
    return known.length > 0 ? [{ list, known }] : []
  })
  if (asked.length === 0) return () => undefined
  const parts = asked.map(({ list, known }) => {
    const [table, id] = lists[list]
    const type = sql.raw(list === 'level' ? 'text' : 'int')
    return sql`select ${list}::text as list, ${id}::text as id, ${nameIn(language, table)} as name
      from ${table} where ${id} = any(${sql.param(known)}::${type}[])`
  })
  const { rows } = await db.execute<{ list: ReferenceList; id: string; name: string }>(
    sql.join(parts, sql` union all `),
  )
  const names = new Map(rows.map(({ list, id, name }) => [`${list} ${id}`, name]))
  return (list, id) => names.get(`${list} ${id}`)
}
