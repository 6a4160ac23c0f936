import type { ApplicationFilters } from '#contract/applications/application-filters.ts'
import type { Caller } from '#contract/caller.ts'
import { signedIn } from '#domain/ground/callers/signed-in.ts'

/** Filters in which “mine” names whose: a view that is shared shows everybody their own. */
export const withMe = <Filters extends ApplicationFilters>(caller: Caller, filters: Filters) => ({
  ...filters,
  me: filters.mine ? signedIn(caller).accountId : undefined,
})
