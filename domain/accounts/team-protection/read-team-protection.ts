import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Input } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { type readTeamProtection as call, graceDays, type TeamProtection } from '#contract/companies/team-protection.ts'
import { type Database, database, type Transaction } from '#database/connection.ts'
import { accounts, companyMembers } from '#database/schema/accounts.ts'
import { teamProtections } from '#database/schema/companies/team-protections.ts'
import { isProtected } from '#domain/accounts/accounts/protect-by.ts'

export const readTeamProtection = (caller: Caller, { companyId }: Input<typeof call>) =>
  describeTeamProtection(database(), caller, companyId)

export async function describeTeamProtection(
  db: Database | Transaction,
  { person }: Caller,
  companyId: string,
): Promise<TeamProtection> {
  const past = await pastOf(db, companyId)
  const members = await unprotectedMembers(db, companyId)
  const lasting = past.find(({ endedAt }) => endedAt === null)
  return {
    on: lasting !== undefined,
    startedAt: lasting?.startedAt ?? null,
    startedBy: lasting?.startedBy ?? null,
    protectBy: lasting ? protectByOf(new Date(lasting.startedAt)).toISOString() : null,
    isMineOn: members.every(({ accountId }) => accountId !== person?.accountId),
    lacking: members.map(({ name, surname, email, verifiedAt }) => ({
      name: `${name} ${surname}`,
      email,
      isInvited: verifiedAt === null,
    })),
    past,
  }
}

export const protectByOf = (startedAt: Date) => new Date(startedAt.getTime() + graceDays * 24 * 60 * 60 * 1000)

const unprotectedMembers = (db: Database | Transaction, companyId: string) =>
  db
    .select({
      accountId: accounts.id,
      name: accounts.name,
      surname: accounts.surname,
      email: accounts.email,
      verifiedAt: accounts.emailVerifiedAt,
    })
    .from(companyMembers)
    .innerJoin(accounts, eq(accounts.id, companyMembers.accountId))
    .where(and(eq(companyMembers.companyId, companyId), sql`not ${isProtected}`))
    .orderBy(asc(sql`${accounts.name} collate turkish`), asc(sql`${accounts.surname} collate turkish`), accounts.id)

const enders = alias(accounts, 'enders')

async function pastOf(db: Database | Transaction, companyId: string) {
  const rows = await db
    .select({
      startedAt: teamProtections.startedAt,
      startedBy: sql<string>`${accounts.name} || ' ' || ${accounts.surname}`,
      endedAt: teamProtections.endedAt,
      endedBy: sql<string | null>`${enders.name} || ' ' || ${enders.surname}`,
    })
    .from(teamProtections)
    .innerJoin(accounts, eq(accounts.id, teamProtections.startedBy))
    .leftJoin(enders, eq(enders.id, teamProtections.endedBy))
    .where(eq(teamProtections.companyId, companyId))
    .orderBy(desc(teamProtections.startedAt), desc(teamProtections.id))
    .limit(20)
  return rows.map((row) => ({
    ...row,
    startedAt: row.startedAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
  }))
}

/** Whether the organization of the account demands a second factor now. */
export async function isProtectionDemanded(db: Database | Transaction, accountId: string): Promise<boolean> {
  const [demanded] = await db
    .select({ id: teamProtections.id })
    .from(companyMembers)
    .innerJoin(
      teamProtections,
      and(eq(teamProtections.companyId, companyMembers.companyId), isNull(teamProtections.endedAt)),
    )
    .where(eq(companyMembers.accountId, accountId))
  return demanded !== undefined
}
