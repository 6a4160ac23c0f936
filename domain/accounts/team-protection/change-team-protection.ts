import { and, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import type { Input } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { changeTeamProtection as call, TeamProtection } from '#contract/companies/team-protection.ts'
import { problem } from '#contract/problems.ts'
import type { Transaction } from '#database/connection.ts'
import { accounts, companyMembers } from '#database/schema/accounts.ts'
import { teamProtections } from '#database/schema/companies/team-protections.ts'
import { companies } from '#database/schema/companies.ts'
import { isProtected } from '#domain/accounts/accounts/protect-by.ts'
import { asRoot } from '#domain/accounts/company-accounts/as-root.ts'
import { signedIn } from '#domain/ground/callers/signed-in.ts'
import { queueMessages } from '#domain/ground/messages/queue-message.ts'
import { newId } from '#platform/ids.ts'
import { logSecurity } from '#platform/security/security-log.ts'
import { formatDate } from '#platform/text/dates.ts'
import { describeTeamProtection, protectByOf } from './read-team-protection.ts'

/**
 * Demands a second factor of every member, or stops demanding it. Without a change nothing is done and no e-mail is
 * sent.
 */
export async function changeTeamProtection(
  caller: Caller,
  { companyId, on }: Input<typeof call>,
): Promise<TeamProtection> {
  const changed = await asRoot(caller, companyId, async (tx) => {
    const before = await describeTeamProtection(tx, caller, companyId)
    if (before.on === on) return { now: before, isNew: false }
    if (on && !before.isMineOn) throw problem('teamProtection.ownFirst')
    await (on ? start : end)(tx, caller, companyId)
    return { now: await describeTeamProtection(tx, caller, companyId), isNew: true }
  })
  if (changed.isNew) logSecurity(on ? 'teamProtection.started' : 'teamProtection.ended', caller, { company: companyId })
  return changed.now
}

async function start(tx: Transaction, caller: Caller, companyId: string) {
  const startedAt = new Date()
  await tx.insert(teamProtections).values({ id: newId(), companyId, startedAt, startedBy: signedIn(caller).accountId })
  await notifyMembers(tx, caller, companyId, protectByOf(startedAt))
}

async function end(tx: Transaction, caller: Caller, companyId: string) {
  await tx
    .update(teamProtections)
    .set({ endedAt: new Date(), endedBy: signedIn(caller).accountId })
    .where(and(eq(teamProtections.companyId, companyId), isNull(teamProtections.endedAt)))
}

/** Notifies all members who have joined, except the Root who did it. Invited colleagues read of it when they join. */
async function notifyMembers(tx: Transaction, caller: Caller, companyId: string, protectBy: Date) {
  const me = signedIn(caller).accountId
  const members = await tx
    .select({
      email: accounts.email,
      name: accounts.name,
      language: accounts.language,
      companyName: companies.name,
      has: sql<boolean>`${isProtected}`,
    })
    .from(companyMembers)
    .innerJoin(accounts, and(eq(accounts.id, companyMembers.accountId), isNull(accounts.deletedAt)))
    .innerJoin(companies, eq(companies.id, companyMembers.companyId))
    .where(and(eq(companyMembers.companyId, companyId), ne(accounts.id, me), isNotNull(accounts.emailVerifiedAt)))
  const [root] = await tx.select().from(accounts).where(eq(accounts.id, me))
  await queueMessages(
    tx,
    members.map(({ email: to, language, has, ...about }) => ({
      channel: 'email',
      to,
      kind: 'Company',
      language,
      template: 'teamProtection',
      values: {
        ...about,
        root: root ? `${root.name} ${root.surname}` : about.companyName,
        date: formatDate(protectBy.toISOString(), language),
        has: has ? 'yes' : 'no',
      },
    })),
  )
}
