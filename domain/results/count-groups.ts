import { and, type SQL, sql } from 'drizzle-orm'
import type { ApplicationFilters } from '#contract/applications/application-filters.ts'
import type { Caller } from '#contract/caller.ts'
import { database } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import { matching, withStatus } from '#domain/application-search/application-filters.ts'
import { foldedFilters } from '#domain/application-search/folded-filters.ts'
import { joinSought } from '#domain/application-search/join-sought.ts'
import { withMe } from '#domain/application-search/with-me.ts'
import type { FormIds } from '#domain/forms/own-form.ts'

interface Counted extends Record<string, unknown> {
  readonly count: number
  readonly published: number
  readonly undecided: number
}

/** How many applications each group has, how many of them know their result, and how many have none; one statement. */
export async function countGroups(
  caller: Caller,
  { companyId, formId }: FormIds,
  groups: readonly { readonly filters: Partial<ApplicationFilters> }[],
): Promise<readonly Counted[]> {
  const db = database()
  const searches = await Promise.all(
    groups.map(({ filters }) => foldedFilters(db, withMe(caller, { ...filters, companyId, formId }))),
  )
  const counting = searches.map((search, at): SQL => {
    const { status, resultPublishedAt } = applications
    const found = db
      .select({
        at: sql<number>`${sql.raw(String(at))}`.as('at'),
        count: sql<number>`count(*)::int`.as('count'),
        published: sql<number>`(count(*) filter (where ${resultPublishedAt} is not null))::int`.as('published'),
        undecided: sql<number>`(count(*) filter (where ${status} not in ('Approved', 'Reserve', 'Rejected')))::int`.as(
          'undecided',
        ),
      })
      .from(applications)
      .where(and(matching(search), withStatus(search)))
      .$dynamic()
    return sql`(${joinSought(found, search)})`
  })
  const { rows } = await db.execute<Counted>(
    sql`select count, published, undecided from (${sql.join(counting, sql` union all `)}) as counted order by at`,
  )
  return rows
}
