import { asc, eq, sql } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { Assignee, listAssignees as call } from '#contract/review/assignments.ts'
import { database, planned } from '#database/connection.ts'
import { accounts, companyMembers } from '#database/schema/accounts.ts'
import { applications } from '#database/schema/applications.ts'
import { assignments } from '#database/schema/review/assignments.ts'
import { isApplication } from '#domain/forms/application-counts/counted-applications.ts'
import { formNumberOf } from '#domain/forms/forms/own-form.ts'
import { canBeAssigned, isMemberOf, memberFields } from './assignable.ts'

/** Counting stops here for each account, so that the list stays fast with any number of applications. */
const most = 1000

/** The members who can be assigned, and those who no longer can but still have applications of the form. */
export async function listAssignees({ person }: Caller, ids: Input<typeof call>): Promise<Output<typeof call>> {
  await formNumberOf(database(), ids)
  const rows = await planned()
    .select({ ...memberFields, found: lookedAfter(ids.formId) })
    .from(companyMembers)
    .innerJoin(accounts, eq(accounts.id, companyMembers.accountId))
    .where(isMemberOf(ids.companyId))
    .orderBy(
      asc(sql`${accounts.name} collate turkish`),
      asc(sql`${accounts.surname} collate turkish`),
      asc(accounts.id),
    )
  const items = rows.map(
    (row): Assignee => ({
      accountId: row.id,
      name: row.name,
      isMe: row.id === person?.accountId,
      count: Math.min(row.found, most),
      isExact: row.found <= most,
      canBeAssigned: canBeAssigned(row),
    }),
  )
  return { items: items.filter((item) => item.canBeAssigned || item.count > 0) }
}

const lookedAfter = (formId: string) => sql<number>`(select count(*) from (
  select from ${assignments} join ${applications} on ${applications.id} = ${assignments.applicationId}
  where ${assignments.accountId} = ${accounts.id} and ${assignments.formId} = ${formId}::uuid and ${isApplication}
  limit ${sql.raw(`${most + 1}`)}) as looked_after)`
