import { asc, eq, sql } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { listTags as call } from '#contract/review/tags.ts'
import { planned } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import { applicationTags, tags } from '#database/schema/review/tags.ts'
import { isGranted } from '#domain/accounts/company-accounts/is-granted.ts'
import { isApplication } from '#domain/forms/application-counts/counted-applications.ts'

/** Counting stops here for each tag, so that the list stays fast with any number of applications. */
const most = 1000

export async function listTags(caller: Caller, { companyId }: Input<typeof call>): Promise<Output<typeof call>> {
  const rows = await planned()
    .select({ id: tags.id, name: tags.name, colour: tags.colour, found: carrying })
    .from(tags)
    .where(eq(tags.companyId, companyId))
    .orderBy(asc(sql`${tags.name} collate turkish`))
  const items = rows.map(({ found, ...tag }) => ({ ...tag, count: Math.min(found, most), isExact: found <= most }))
  const can = { change: isGranted(caller, 'Applications', 'write'), delete: isGranted(caller, 'Applications', 'full') }
  return { items, can }
}

// Written with table names: drizzle omits a column's table if a query selects from a single table.
const carrying = sql<number>`(select count(*) from (
  select from ${applicationTags} as pair join ${applications} on ${applications}.id = pair.application_id
  where pair.tag_id = ${tags}.id and ${isApplication} limit ${sql.raw(`${most + 1}`)}) as carrying)`
