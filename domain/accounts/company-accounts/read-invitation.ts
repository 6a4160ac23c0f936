import { and, eq, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { readInvitation as call, InvitationState } from '#contract/companies/invitations.ts'
import { database } from '#database/connection.ts'
import { accounts, codes, companyMembers } from '#database/schema/accounts.ts'
import { teamProtections } from '#database/schema/companies/team-protections.ts'
import { companies } from '#database/schema/companies.ts'
import { codeTriesByAddress } from '#domain/accounts/accounts/limits.ts'
import { addressOf } from '#domain/ground/callers/address-of.ts'
import { hashToken } from '#platform/tokens.ts'

const inviters = alias(accounts, 'inviters')

/**
 * Shows the holder of an invitation link the inviter and the organization, or why the link does not work. Reading does
 * not use it up, because mail scanners open links.
 */
export async function readInvitation(caller: Caller, { token }: Input<typeof call>): Promise<Output<typeof call>> {
  await codeTriesByAddress.demand(addressOf(caller))
  const [found] = await database()
    .select({
      code: codes,
      account: accounts,
      member: companyMembers,
      companyName: companies.name,
      needsSecondFactor: sql<boolean>`${teamProtections.id} is not null`,
      inviter: sql<string | null>`${inviters.name} || ' ' || ${inviters.surname}`,
    })
    .from(codes)
    .innerJoin(accounts, eq(accounts.id, codes.accountId))
    .leftJoin(companyMembers, eq(companyMembers.accountId, accounts.id))
    .leftJoin(companies, eq(companies.id, companyMembers.companyId))
    .leftJoin(teamProtections, and(eq(teamProtections.companyId, companies.id), isNull(teamProtections.endedAt)))
    .leftJoin(inviters, eq(inviters.id, companyMembers.invitedBy))
    .where(sql`${codes.tokenHash} = ${hashToken(token)} and ${codes.purpose} = 'invitation'`)
  if (!found) return { state: 'unknown', companyName: null, inviter: null, invited: null }
  const { companyName, inviter, account, member, code, needsSecondFactor } = found
  const state = stateOf(found)
  if (state !== 'open' || !member) return { state, companyName, inviter, invited: null }
  const { email, name, surname } = account
  const { userType, permissions } = member
  const expiresAt = code.expiresAt.toISOString()
  const invited = { email, name, surname, userType, permissions, expiresAt, needsSecondFactor }
  return { state, companyName, inviter, invited }
}

interface Found {
  readonly code: typeof codes.$inferSelect
  readonly account: typeof accounts.$inferSelect
  readonly member: typeof companyMembers.$inferSelect | null
}

function stateOf({ code, account, member }: Found): InvitationState {
  if (!member || account.deletedAt !== null) return 'withdrawn'
  if (member.acceptedAt !== null) return 'accepted'
  if (code.usedAt !== null) return 'replaced'
  return code.expiresAt <= new Date() ? 'expired' : 'open'
}
