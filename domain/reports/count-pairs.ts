import { and, eq, sql } from 'drizzle-orm'
import { database } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import { assignments } from '#database/schema/review/assignments.ts'
import { applicationTags } from '#database/schema/review/tags.ts'
import { anyOf, type Scope } from './asked-forms.ts'
import { isIn, type Period } from './period.ts'

const pairs = {
  tag: { table: applicationTags, key: applicationTags.tagId },
  assignee: { table: assignments, key: assignments.accountId },
} as const

interface Row extends Record<string, unknown> {
  readonly key: string | null
  readonly status: string
  readonly count: number
}

/**
 * Applications by the tags that they carry or the members who look after them, and how many carry any, by status. Only
 * those are read: the others need not be looked at to be counted.
 */
export async function countPairs(asked: Scope & Period, of: keyof typeof pairs) {
  const { table, key } = pairs[of]
  const { rows } = await database().execute<Row>(sql`
    with paired as (
      select ${table.applicationId} as id, ${key}::text as key, ${applications.status} as status
      from ${table} join ${applications} on ${applications.id} = ${table.applicationId}
      where ${and(
        eq(applications.companyId, asked.companyId),
        sql`${table.formId} = ${anyOf(asked)}`,
        sql`${applications.submittedAt} is not null and ${applications.status} <> 'Draft' and not ${applications.sealed}`,
        isIn(sql`${applications.submittedAt}`, asked),
      )}
    )
    select key, status, count(*)::int as count from paired group by 1, 2
    union all
    select null, status, count(distinct id)::int from paired group by 2`)
  const distinct = new Map(
    rows.flatMap(({ key: own, status, count }) => (own === null ? [[status, count] as const] : [])),
  )
  return { paired: rows.filter((row) => row.key !== null), distinct }
}
