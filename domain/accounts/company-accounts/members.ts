import { asc, desc, eq, sql } from 'drizzle-orm'
import type { Caller } from '#contract/caller.ts'
import type { CompanyAccount } from '#contract/companies/company-accounts.ts'
import { problem } from '#contract/problems.ts'
import type { Database, Transaction } from '#database/connection.ts'
import { accounts, companyMembers, sessions } from '#database/schema/accounts.ts'
import { interviewers, interviewSlots } from '#database/schema/interviews.ts'

/** The accounts of an organization as its Roots see them: Roots first, then by name. */
export async function membersOf(db: Database | Transaction, companyId: string, caller: Caller) {
  const rows = await db
    .select({
      accountId: accounts.id,
      email: accounts.email,
      name: accounts.name,
      surname: accounts.surname,
      userType: companyMembers.userType,
      permissions: companyMembers.permissions,
      version: companyMembers.version,
      isActive: sql<boolean>`${accounts.emailVerifiedAt} is not null`,
      invitedAt: companyMembers.invitedAt,
      comingInterviews,
      lastUsedAt: sql<Date | null>`greatest(${companyMembers.lastUsedAt}, ${lastUse})`.mapWith(
        companyMembers.lastUsedAt,
      ),
    })
    .from(companyMembers)
    .innerJoin(accounts, eq(accounts.id, companyMembers.accountId))
    .where(eq(companyMembers.companyId, companyId))
    .orderBy(
      desc(sql`${companyMembers.userType} = 'Root'`),
      asc(sql`${accounts.name} collate turkish`),
      asc(sql`${accounts.surname} collate turkish`),
      asc(accounts.id),
    )
  const roots = rows.filter(isActiveRoot).length
  return rows.map((row): CompanyAccount => {
    const { isActive, invitedAt, lastUsedAt, ...shown } = row
    const isLastRoot = isActiveRoot(row) && roots === 1
    return {
      ...shown,
      state: isActive ? 'Active' : 'Invited',
      invitedAt: invitedAt?.toISOString() ?? null,
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
      isMe: row.accountId === caller.person?.accountId,
      can: { lower: !isLastRoot, remove: !isLastRoot, inviteAgain: !isActive },
    }
  })
}

const comingInterviews = sql<number>`(select count(*)::int from ${interviewers}
  join ${interviewSlots} on ${interviewSlots.id} = ${interviewers.slotId} and ${interviewSlots.taken} > 0
  where ${interviewers.accountId} = ${accounts.id} and ${interviewers.startsAt} > now())`

const lastUse = sql`(select max(${sessions.lastUsedAt}) from ${sessions} where ${sessions.accountId} = ${accounts.id})`

// An invited Root who has not joined yet does not count: without an active Root the organization could not invite.
const isActiveRoot = (row: { readonly userType: string; readonly isActive: boolean }) =>
  row.userType === 'Root' && row.isActive

/** One account of an organization; accounts of other organizations are not found. */
export async function memberOf(db: Database | Transaction, companyId: string, accountId: string, caller: Caller) {
  const found = (await membersOf(db, companyId, caller)).find((member) => member.accountId === accountId)
  if (!found) throw problem('accounts.notFound')
  return found
}
