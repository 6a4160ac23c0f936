import type { ApplicationFilters } from '#contract/applications/application-filters.ts'
import type { Caller } from '#contract/caller.ts'
import { signedIn } from '#domain/ground/callers/signed-in.ts'

/** Adds the caller's account to the filter “mine”: a shared view shows every member their own applications. */
export const resolveMine = <Filters extends ApplicationFilters>(caller: Caller, filters: Filters) => ({
  ...filters,
  me: filters.mine ? signedIn(caller).accountId : undefined,
})
