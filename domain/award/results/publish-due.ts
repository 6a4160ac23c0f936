import { asc, sql } from 'drizzle-orm'
import { database } from '#database/connection.ts'
import { companies } from '#database/schema/companies.ts'
import { publications } from '#database/schema/results/publications.ts'
import { isGranted } from '#domain/accounts/company-accounts/is-granted.ts'
import { carryOut, fail } from './carry-out.ts'
import { plannerOf } from './planner-of.ts'
import type { PublicationRecord } from './publication-rows.ts'

/**
 * Carries out the publications whose moment has come, also those that a process left behind when it died. One after the
 * other in the order in which they were planned, because who is in two groups is told by the first.
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

/** In the name of who planned it, as far as they may still publish. */
async function carryOutAsPlanner(publication: PublicationRecord) {
  const caller = await plannerOf(publication)
  if (caller && isGranted(caller, 'Applications', 'full')) await carryOut(caller, publication)
  else await fail(publication, 'permissions.missing')
}
