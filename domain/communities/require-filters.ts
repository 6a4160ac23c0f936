import type { Caller } from '#contract/caller.ts'
import type { MemberFilters } from '#contract/communities/member-target.ts'
import { problem } from '#contract/problems.ts'
import { isGranted } from '#domain/accounts/company-accounts/is-granted.ts'

/** Filtering by who has applied requires read access to applications. */
export function requireFilters(caller: Caller, { hasApplied }: Pick<MemberFilters, 'hasApplied'>) {
  if (hasApplied !== undefined && !isGranted(caller, 'Applications', 'read')) throw problem('permissions.missing')
}
