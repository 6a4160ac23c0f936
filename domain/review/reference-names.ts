import { inArray } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { database } from '#database/connection.ts'
import {
  cities,
  countries,
  departments,
  educationClasses,
  faculties,
  universities,
} from '#database/schema/reference.ts'
import { nameIn } from '#domain/data/names.ts'
import type { Language } from '#domain/data/prepared.ts'

type Reference = PgTable &
  (
    | typeof universities
    | typeof faculties
    | typeof departments
    | typeof educationClasses
    | typeof cities
    | typeof countries
  )

/** The reference data that applications are filtered by, each under the name of its filter. */
const references = {
  universityId: ['universities', universities],
  facultyId: ['faculties', faculties],
  departmentId: ['departments', departments],
  classId: ['classes', educationClasses],
  cityId: ['cities', cities],
  nationalityId: ['nationalities', countries],
} as const satisfies Readonly<Record<string, readonly [string, Reference]>>

export type ReferenceFilter = keyof typeof references
type ListName = (typeof references)[ReferenceFilter][0]

export const referenceFilters = Object.keys(references) as readonly ReferenceFilter[]

interface Named {
  readonly id: number
  readonly name: string
}

/** What these ids are called in the reader’s language, list by list in their order; ids that nothing has are left out. */
export async function referenceNames(
  language: Language,
  ids: Readonly<Partial<Record<ReferenceFilter, readonly number[] | undefined>>>,
): Promise<Record<ListName, Named[]>> {
  const lists = await Promise.all(
    referenceFilters.map(async (filter) => {
      const [list, table] = references[filter]
      return [list, await namesOf(language, table, [...new Set(ids[filter])])] as const
    }),
  )
  return Object.fromEntries(lists) as Record<ListName, Named[]>
}

async function namesOf(language: Language, table: Reference, ids: readonly number[]): Promise<Named[]> {
  if (ids.length === 0) return []
  const rows = await database()
    .select({ id: table.id, name: nameIn(language, table) })
    .from(table)
    .where(inArray(table.id, [...ids]))
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  return ids.flatMap((id) => {
    const name = names.get(id)
    return name === undefined ? [] : { id, name }
  })
}
