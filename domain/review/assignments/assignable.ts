import { and, eq, sql } from 'drizzle-orm'
import { hasAccess, type Member } from '#contract/access.ts'
import { accounts, companyMembers } from '#database/schema/accounts.ts'

/** A member's name, and the fields that decide whether applications can be assigned to them. */
export const memberFields = {
  id: accounts.id,
  name: sql<string>`${accounts.name} || ' ' || ${accounts.surname}`,
  userType: companyMembers.userType,
  permissions: companyMembers.permissions,
  hasJoined: sql<boolean>`${accounts.emailVerifiedAt} is not null`,
}

export const isMemberOf = (companyId: string) =>
  and(eq(companyMembers.companyId, companyId), eq(accounts.id, companyMembers.accountId))

/** An assignee must have joined the organization and be allowed to read applications. */
export const canBeAssigned = (member: Member & { readonly hasJoined: boolean }): boolean =>
  member.hasJoined && hasAccess(member, 'Applications', 'read')
