import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { listApplications as call } from '#contract/applying/applications.ts'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { database } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import { companies } from '#database/schema/companies.ts'
import { forms, listings } from '#database/schema/forms.ts'
import { shownTitle } from '#domain/ground/published-forms/shown-title.ts'
import { pattern } from '#domain/ground/reference/search.ts'
import { ownApplicationRows, selectApplications } from './own-application-rows.ts'

export async function listApplications(_: Caller, input: Input<typeof call>): Promise<Output<typeof call>> {
  const { candidateId, sort, pageNumber, pageSize } = input
  const db = database()
  const where = matching(input)
  const [found, [counted]] = await Promise.all([
    selectApplications(db)
      .where(where)
      .orderBy(...orders[sort], desc(applications.id))
      .limit(pageSize)
      .offset((pageNumber - 1) * pageSize),
    db
      .select({ total: sql<number>`count(*)` })
      .from(applications)
      .innerJoin(forms, eq(forms.id, applications.formId))
      .innerJoin(companies, eq(companies.id, applications.companyId))
      .leftJoin(listings, eq(listings.formId, applications.formId))
      .where(where),
  ])
  return { items: await ownApplicationRows(db, candidateId, found), total: counted?.total ?? 0, pageNumber, pageSize }
}

const matching = ({ candidateId, status, formType, search }: Input<typeof call>): SQL | undefined =>
  and(
    eq(applications.candidateId, candidateId),
    status && inArray(applications.shownStatus, status),
    formType && inArray(forms.type, formType),
    search === undefined
      ? undefined
      : sql`tr_fold(${shownTitle} || ' ' || ${companies.name}) like (select tr_fold(${pattern(search)}::text))`,
  )

const orders: Readonly<Record<Input<typeof call>['sort'], readonly SQL[]>> = {
  changed: [desc(applications.changedAt)],
  // Open ones first.
  deadline: [
    sql`coalesce(${forms.closesAt} <= now(), false) or ${forms.state} <> 'Published'`,
    sql`${forms.closesAt} asc nulls last`,
  ],
  title: [sql`${shownTitle} collate turkish`],
}
