import type { Caller } from '#contract/caller.ts'
import type { MemberFilters } from '#contract/communities/member-target.ts'
import { problem } from '#contract/problems.ts'
import { isGranted } from '#domain/accounts/company-accounts/is-granted.ts'

/** Who has applied to a form is for those to know who may read applications. */
export function demandFilters(caller: Caller, { hasApplied }: Pick<MemberFilters, 'hasApplied'>) {
  if (hasApplied !== undefined && !isGranted(caller, 'Applications', 'read')) throw problem('permissions.missing')
}
