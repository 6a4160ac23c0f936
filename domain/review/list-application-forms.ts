import { and, asc, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { listApplicationForms as call } from '#contract/review/application-forms.ts'
import { database } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import { forms } from '#database/schema/forms.ts'
import { isApplication, isAwaitingReply, isAwaitingReview, isSealed } from '#domain/forms/counted-applications.ts'
import { formNamed } from '#domain/forms/form-named.ts'
import { stateNowInSql } from '#domain/forms/state-now.ts'

type Asked = Input<typeof call>

/**
 * The forms that somebody has applied to, with what waits there: counted in one pass over an index that has all of it,
 * however many forms there are.
 */
export async function listApplicationForms(
  _: Caller,
  { companyId, search, sort, pageNumber, pageSize }: Asked,
): Promise<Output<typeof call>> {
  const db = database()
  const counted = standingOf(companyId)
  const [found, [totals = nothing]] = await Promise.all([
    db
      .with(counted)
      .select({
        id: forms.id,
        formIdentityNumber: forms.number,
        type: forms.type,
        state: stateNowInSql,
        title: forms.title,
        closesAt: forms.closesAt,
        closedAt: forms.closedAt,
        applications: counted.applications,
        awaiting: counted.awaiting,
        awaitingReplies: counted.awaitingReplies,
        sealed: counted.sealed,
        total: sql<number>`count(*) over ()`,
      })
      .from(counted)
      .innerJoin(forms, eq(forms.id, counted.formId))
      .where(and(eq(forms.companyId, companyId), formNamed(search)))
      .orderBy(...orders(counted)[sort], desc(forms.id))
      .limit(pageSize)
      .offset((pageNumber - 1) * pageSize),
    db
      .with(counted)
      .select({
        forms: sql<number>`count(*)`,
        applications: sumOf(counted.applications),
        awaiting: sumOf(counted.awaiting),
        awaitingReplies: sumOf(counted.awaitingReplies),
      })
      .from(counted),
  ])
  const items = found.map(({ total: __, closesAt, closedAt, ...form }) => ({
    ...form,
    closesAt: closesAt?.toISOString() ?? null,
    closedAt: closedAt?.toISOString() ?? null,
  }))
  const { forms: all, ...numbers } = totals
  // Beyond the last page nothing says how many there are; without a search the totals do.
  return { items, total: found[0]?.total ?? (search ? 0 : all), pageNumber, pageSize, numbers }
}

const nothing = { forms: 0, applications: 0, awaiting: 0, awaitingReplies: 0 }

const sumOf = (column: SQL.Aliased<number>) => sql<number>`coalesce(sum(${column}), 0)::int`

const standingOf = (companyId: string) =>
  database()
    .$with('standing')
    .as((query) =>
      query
        .select({
          formId: applications.formId,
          applications: sql<number>`count(*) filter (where ${isApplication})`.as('applications'),
          awaiting: sql<number>`count(*) filter (where ${isAwaitingReview})`.as('awaiting'),
          awaitingReplies: sql<number>`count(*) filter (where ${isAwaitingReply})`.as('awaiting_replies'),
          sealed: sql<number>`count(*) filter (where ${isSealed})`.as('sealed'),
          newest: sql<Date>`max(${applications.submittedAt})`.as('newest'),
        })
        .from(applications)
        .where(and(eq(applications.companyId, companyId), isNotNull(applications.submittedAt)))
        .groupBy(applications.formId),
    )

/** Where something waits comes first; where more of it waits, sooner. */
const orders = ({ awaiting, newest, applications: count }: ReturnType<typeof standingOf>) =>
  ({
    awaiting: [desc(awaiting), desc(newest)],
    applications: [desc(count)],
    deadline: [sql`${forms.closesAt} asc nulls last`],
    title: [asc(sql`${forms.title} collate turkish`)],
  }) satisfies Readonly<Record<Asked['sort'], readonly SQL[]>>
