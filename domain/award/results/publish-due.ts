import { asc, sql } from 'drizzle-orm'
import { database } from '#database/connection.ts'
import { companies } from '#database/schema/companies.ts'
import { publications } from '#database/schema/results/publications.ts'
import { isGranted } from '#domain/accounts/company-accounts/is-granted.ts'
import { callerOfMember } from './caller-of-member.ts'
import type { PublicationRecord } from './publication-rows.ts'
import { fail, publishGroupOnce } from './publish-group-once.ts'

/**
 * Runs the publications that are due, including those of a process that died. In the order in which they were planned,
 * because an application in two groups belongs to the first.
 */
export async function publishDue() {
  const due = await database()
    .select()
    .from(publications)
    // Those of a suspended organization wait.
    .where(
      sql`${publications.state} = 'Scheduled' and ${publications.publishAt} <= now() and not exists (
        select from ${companies} where ${companies.id} = ${publications.companyId} and ${companies.suspendedAt} is not null)`,
    )
    .orderBy(asc(publications.publishAt), asc(publications.id))
  for (const publication of due) await carryOutAsPlanner(publication)
}

/** Runs as the planner, if they may still publish. */
async function carryOutAsPlanner(publication: PublicationRecord) {
  const caller = await callerOfMember(publication)
  if (caller && isGranted(caller, 'Applications', 'full')) await publishGroupOnce(caller, publication)
  else await fail(publication, 'permissions.missing')
}
