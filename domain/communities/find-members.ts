import { sql } from 'drizzle-orm'
import type { Caller } from '#contract/caller.ts'
import type { MemberTarget } from '#contract/communities/member-target.ts'
import { problem } from '#contract/problems.ts'
import type { Transaction } from '#database/connection.ts'
import { communityMembers } from '#database/schema/communities.ts'
import { uuids } from '#database/uuids.ts'
import { isGranted } from '#domain/accounts/company-accounts/is-granted.ts'
import { foldedFilters } from '#domain/review/application-search/folded-filters.ts'
import { matching, memberRows, withState } from './member-conditions.ts'
import { requireFilters } from './require-filters.ts'

interface Wanted extends MemberTarget {
  readonly communityId: string
  /** A dry run: there is no expected number to compare yet. */
  readonly dryRun?: boolean
}

/** The candidates that an act on members is meant for, named or matching, in the order of their ids. */
export async function findMembers(tx: Transaction, caller: Caller, wanted: Wanted): Promise<readonly string[]> {
  const { candidateIds, filters = {}, except = [], expected, communityId, dryRun = false } = wanted
  if (candidateIds) return [...new Set(candidateIds)].toSorted()
  // Filters reveal which members match, so they require read access.
  if (!isGranted(caller, 'Communities', 'read')) throw problem('permissions.missing')
  requireFilters(caller, filters)
  const search = await foldedFilters(tx, filters)
  const { rows } = await tx.execute<{ id: string }>(sql`
    select ${communityMembers.candidateId} as id from ${memberRows}
    where ${matching(communityId, search)} and ${withState(search)}
      and ${communityMembers.candidateId} <> all(${uuids(except)})
    order by 1`)
  if (rows.length !== expected && !dryRun)
    throw problem('acts.targetChanged', { count: rows.length }, undefined, { count: rows.length })
  return rows.map(({ id }) => id)
}
