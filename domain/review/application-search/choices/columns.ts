import { type SQL, sql } from 'drizzle-orm'
import { applicationNames as names } from '#database/schema/application-names.ts'

/** The filters on a column, of which each application has one value at most. */
export const columns = {
  stepId: names.stepId,
  action: names.action,
  fit: names.fit,
  level: names.level,
  classId: names.classId,
  universityId: names.universityId,
  facultyId: names.facultyId,
  departmentId: names.departmentId,
  cityId: names.cityId,
  nationalityId: names.nationalityId,
  gender: names.gender,
}

export const columnNames = Object.keys(columns) as (keyof typeof columns)[]

/** Counts the values of these columns in one pass over the sample. */
export function countColumns(sample: string, of: readonly (keyof typeof columns)[]): SQL {
  const each = of.map((name) => ({ name, column: sql.identifier(name) }))
  const list = (parts: readonly SQL[]) => sql.join([...parts], sql`, `)
  const filter = sql.join(
    each.map(({ name, column }) => sql`when grouping(${column}) = 0 then ${name}`),
    sql` `,
  )
  const value = list([...each.map(({ column }) => sql`${column}::text`)])
  return sql`
    select filter, value, count from (
      select case ${filter} end as filter, coalesce(${value}) as value, count(*)::int as count from ${sql.identifier(sample)}
      group by grouping sets (${list(each.map(({ column }) => sql`(${column})`))})) as counted
    where value is not null`
}
