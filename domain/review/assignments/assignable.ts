import { and, eq, sql } from 'drizzle-orm'
import { hasAccess, type Member } from '#contract/access.ts'
import { accounts, companyMembers } from '#database/schema/accounts.ts'

/** Of members of an organization: who they are, and what tells whether applications can be given to them. */
export const memberFields = {
  id: accounts.id,
  name: sql<string>`${accounts.name} || ' ' || ${accounts.surname}`,
  userType: companyMembers.userType,
  permissions: companyMembers.permissions,
  hasJoined: sql<boolean>`${accounts.emailVerifiedAt} is not null`,
}

export const isMemberOf = (companyId: string) =>
  and(eq(companyMembers.companyId, companyId), eq(accounts.id, companyMembers.accountId))

/** Whoever looks after applications has joined the organization and may read them. */
export const canBeAssigned = (member: Member & { readonly hasJoined: boolean }): boolean =>
  member.hasJoined && hasAccess(member, 'Applications', 'read')
