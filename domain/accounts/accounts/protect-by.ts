import { sql } from 'drizzle-orm'
import { graceDays } from '#contract/companies/team-protection.ts'
import { accounts, companyMembers } from '#database/schema/accounts.ts'
import { teamProtections } from '#database/schema/companies/team-protections.ts'
import { authenticators, passkeys } from '#database/schema/second-factors.ts'

/** Whether a second factor is on, so that the password alone does not sign in. */
export const isProtected = sql<boolean>`(
  (${accounts.twoFactorGsm} and ${accounts.gsm} is not null)
  or exists (select from ${authenticators} where ${authenticators.accountId} = ${accounts.id} and ${authenticators.confirmedAt} is not null)
  or exists (select from ${passkeys} where ${passkeys.accountId} = ${accounts.id})
)`

/**
 * The end of the grace period for setting up a second factor, for a member without one whose organization demands it.
 * Joins `companyMembers`.
 */
export const protectBy =
  sql<Date | null>`case when ${companyMembers.companyId} is not null and not ${isProtected} then (
  select ${teamProtections.startedAt} + make_interval(days => ${sql.raw(String(graceDays))}) from ${teamProtections}
  where ${teamProtections.companyId} = ${companyMembers.companyId} and ${teamProtections.endedAt} is null
) end`.mapWith(teamProtections.startedAt)
