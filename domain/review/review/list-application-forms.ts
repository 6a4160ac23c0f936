import { and, asc, desc, eq, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { listApplicationForms as call } from '#contract/review/application-forms.ts'
import { database, planned } from '#database/connection.ts'
import { preparedOn } from '#database/prepared-on.ts'
import { applicationCounts } from '#database/schema/application-counts.ts'
import { applications } from '#database/schema/applications.ts'
import { forms } from '#database/schema/forms.ts'
import { counted, numberOf } from '#domain/forms/application-counts/counted-applications.ts'
import { formNamed } from '#domain/forms/forms/form-named.ts'
import { stateNowInSql } from '#domain/forms/forms/state-now.ts'

type Asked = Input<typeof call>

/** The forms with applications, with what awaits review in each, from the kept counts. */
export async function listApplicationForms(
  _: Caller,
  { companyId, search, sort, pageNumber, pageSize }: Asked,
): Promise<Output<typeof call>> {
  // A search text changes which plan is best; without one the plan can be kept.
  const db = search ? database() : planned()
  const standing = standingOf(companyId)
  const [found, [totals = nothing]] = await Promise.all([
    db
      .with(standing)
      .select({
        id: forms.id,
        formIdentityNumber: forms.number,
        type: forms.type,
        state: stateNowInSql,
        title: forms.title,
        closesAt: forms.closesAt,
        closedAt: forms.closedAt,
        applications: standing.applications,
        awaiting: standing.awaiting,
        awaitingReplies: standing.awaitingReplies,
        sealed: standing.sealed,
        total: sql<number>`count(*) over ()`,
      })
      .from(standing)
      .innerJoin(forms, eq(forms.id, standing.formId))
      .where(and(eq(forms.companyId, companyId), formNamed(search)))
      .orderBy(...orders(standing)[sort], desc(forms.id))
      .limit(pageSize)
      .offset((pageNumber - 1) * pageSize),
    totalsOn(db).execute({ companyId }),
  ])
  const items = found.map(({ total: __, closesAt, closedAt, ...form }) => ({
    ...form,
    closesAt: closesAt?.toISOString() ?? null,
    closedAt: closedAt?.toISOString() ?? null,
  }))
  const { forms: all, ...numbers } = totals
  // A page beyond the last one has no row with the count, so without a search it comes from the totals.
  return { items, total: found[0]?.total ?? (search ? 0 : all), pageNumber, pageSize, numbers }
}

const totalsOn = preparedOn((db) => {
  const standing = standingOf(sql.placeholder('companyId'))
  return db
    .with(standing)
    .select({
      forms: sql<number>`count(*)`,
      applications: sumOf(standing.applications),
      awaiting: sumOf(standing.awaiting),
      awaitingReplies: sumOf(standing.awaitingReplies),
    })
    .from(standing)
    .prepare('totals_of_forms')
})

const nothing = { forms: 0, applications: 0, awaiting: 0, awaitingReplies: 0 }

const sumOf = (column: SQL.Aliased<number>) => sql<number>`coalesce(sum(${column}), 0)::int`

const standingOf = (companyId: string | Placeholder) =>
  database()
    .$with('standing')
    .as((query) =>
      query
        .select({
          formId: applicationCounts.formId,
          applications: numberOf(counted.isApplication).as('applications'),
          awaiting: numberOf(counted.isAwaitingReview).as('awaiting'),
          awaitingReplies: numberOf(counted.isAwaitingReply).as('awaiting_replies'),
          sealed: numberOf(counted.isSealed).as('sealed'),
        })
        .from(applicationCounts)
        .where(and(eq(applicationCounts.companyId, companyId), applicationCounts.arrived))
        .groupBy(applicationCounts.formId)
        .having(sql`${numberOf()} > 0`),
    )

/** When the last application was submitted: read from the end of an index, for each form to be sorted. */
const newest = sql`(select max(${applications.submittedAt}) from ${applications}
  where ${applications.formId} = ${forms.id} and ${applications.submittedAt} is not null)`

/** Sort orders; by default, forms with more applications awaiting review come first. */
const orders = ({ awaiting, applications: count }: ReturnType<typeof standingOf>) =>
  ({
    awaiting: [desc(awaiting), desc(newest)],
    applications: [desc(count)],
    deadline: [sql`${forms.closesAt} asc nulls last`],
    title: [asc(sql`${forms.title} collate turkish`)],
  }) satisfies Readonly<Record<Asked['sort'], readonly SQL[]>>
