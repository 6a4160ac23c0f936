import { sql } from 'drizzle-orm'
import type { ApplicationFilters } from '#contract/applications/application-filters.ts'
import { database } from '#database/connection.ts'
import type { Scope } from '../asked-forms.ts'
import type { Counted } from '../counted.ts'
import type { Dimension } from '../dimensions.ts'
import type { Period } from '../period.ts'
import { isColumn, type KeptColumn, sumsByColumn, sumsByDay } from './kept-report.ts'

/** The filters that kept counts can answer, with their column there. */
const filtered = {
  stepId: 'step',
  universityId: 'university',
  facultyId: 'faculty',
  cityId: 'city',
  classId: 'class',
  level: 'level',
  gender: 'gender',
  fit: 'fit',
} as const satisfies Partial<Record<keyof ApplicationFilters, KeptColumn>>

export interface KeptFilter {
  readonly column: KeptColumn
  readonly keys: readonly string[]
}

/**
 * The filters that kept counts can answer, and whether these are all that are given; the status is applied separately.
 */
export function keptFilters(filters: ApplicationFilters) {
  const given = Object.entries(filters).filter(([name, filter]) => name !== 'status' && filter !== undefined)
  const kept = given.flatMap(([name, filter]): KeptFilter[] =>
    isFiltered(name) ? [{ column: filtered[name], keys: (filter as readonly (string | number)[]).map(String) }] : [],
  )
  return { kept, areAll: kept.length === given.length }
}

const isFiltered = (name: string): name is keyof typeof filtered => name in filtered

interface Asked {
  readonly scope: Scope
  readonly filters: readonly KeptFilter[]
  readonly groupBy: Dimension | undefined
  /** Undefined: all time. */
  readonly months: Period | undefined
}

interface Found {
  /**
   * Undefined if the kept counts cannot answer: two filters narrow at once, or one by which the report is not grouped.
   */
  readonly counted: readonly Counted[] | undefined
  /** So few applications meet one of the filters that looking them up is faster than scanning. */
  readonly isRare: boolean
}

/**
 * A report with filters from kept counts, if they can answer: a filter that all applications meet narrows nothing, and
 * a single filter is answered by the counts of its own column. One statement, so that the check and the counts are of
 * the same snapshot.
 */
export async function keptFiltered({ scope, filters, groupBy, months }: Asked): Promise<Found> {
  const groups = isColumn(groupBy) ? sumsByColumn(scope, groupBy, months) : sumsByDay(scope, groupBy, months ?? {})
  const parts = [groups, ...filters.map(({ column, keys }) => sumsByColumn(scope, column, months, keys))]
  const { rows } = await database().execute<Counted & { part: number } & Record<string, unknown>>(
    sql.join(
      parts.map((part, at) => sql`select ${sql.raw(String(at))} as part, key, status, count from (${part}) as one`),
      sql` union all `,
    ),
  )
  const counted = (at: number): Counted[] =>
    rows.flatMap(({ part, key, status, count }) => (part === at ? [{ key, status, count }] : []))
  const judged = filters.map(({ column }, at) => {
    const all = counted(at + 1)
    const met = all.filter(({ key }) => key !== null)
    return { column, met, isMetByAll: met.length === all.length, share: sumOf(met) / Math.max(1, sumOf(all)) }
  })
  const [narrowing, ...others] = judged.filter(({ isMetByAll }) => !isMetByAll)
  const isRare = judged.some(({ share }) => share < rare)
  if (narrowing && (others.length > 0 || !tells(narrowing.column, groupBy))) return { counted: undefined, isRare }
  return { counted: inGroups(narrowing?.met ?? counted(0), groupBy), isRare }
}

/** Looking up a twentieth of the rows through an index costs about as much as reading all of them. */
const rare = 0.05

const tells = (column: KeptColumn, groupBy: Dimension | undefined) =>
  groupBy === undefined || groupBy === 'status' || groupBy === column

const inGroups = (counted: readonly Counted[], groupBy: Dimension | undefined) =>
  groupBy === undefined || groupBy === 'status'
    ? counted.map((one) => ({ ...one, key: groupBy ? one.status : null }))
    : counted

const sumOf = (counted: readonly Counted[]) => counted.reduce((sum, { count }) => sum + count, 0)
