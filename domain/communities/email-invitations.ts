import { and, desc, eq, sql } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type {
  inviteByEmail as inviteCall,
  listEmailInvitations as listCall,
  takeBackEmailInvitation as takeBackCall,
} from '#contract/communities/email-invitations.ts'
import { problem } from '#contract/problems.ts'
import { database, type Transaction } from '#database/connection.ts'
import { countEach, limit } from '#database/rate-limits.ts'
import { accounts } from '#database/schema/accounts.ts'
import { candidates } from '#database/schema/candidates.ts'
import { emailInvitations } from '#database/schema/communities/email-invitations.ts'
import { communities, communityMembers } from '#database/schema/communities.ts'
import { companies } from '#database/schema/companies.ts'
import { newIdPerRow, uuids } from '#database/uuids.ts'
import { signedIn } from '#domain/ground/callers/signed-in.ts'
import { linkToPage } from '#domain/ground/messages/link-to-page.ts'
import { queueMessages } from '#domain/ground/messages/queue-message.ts'
import { addOutreach, outreachAbout } from '#domain/ground/outreach/add-outreach.ts'
import { requireOutreachRoom } from '#domain/ground/outreach/outreach-room.ts'
import { refusedAddresses } from '#domain/ground/outreach/refused-addresses.ts'
import { claimInvitations, keptDays } from './claim-invitations.ts'
import { notifyCandidates } from './notify-community.ts'
import { lockOwnCommunity, ownCommunity, stateOf } from './own-communities.ts'

/**
 * How many addresses an organization may invite per day, and by how many communities an address may be invited in
 * thirty days.
 */
const mostInADay = 1000
const mostForOne = 3

// Counted apart from the rows, because withdrawing an invitation deletes its row: adding and withdrawing an address
// repeatedly would otherwise send any number of e-mails.
const invitedInADay = limit('community-invitations:company', { points: mostInADay, seconds: 24 * 60 * 60 })
const invitedForOne = limit('community-invitations:address', { points: mostForOne, seconds: 30 * 24 * 60 * 60 })

/**
 * Invites addresses, any number of them in a constant number of statements. Candidates are notified, other addresses
 * get an e-mail; the answer is the same for both, so it reveals no accounts.
 */
export async function inviteByEmail(
  caller: Caller,
  { emails, ...ids }: Input<typeof inviteCall>,
): Promise<Output<typeof inviteCall>> {
  const { accountId } = signedIn(caller)
  const addresses = [...new Set(emails)]
  return database().transaction(async (tx) => {
    // Locked, so that invitations from two communities at once are counted together.
    await tx.select({ id: companies.id }).from(companies).where(eq(companies.id, ids.companyId)).for('no key update')
    const community = await lockOwnCommunity(tx, ids)
    if (stateOf(community) !== 'published') throw problem('communities.notPublished')
    const { unknown, known, tired } = await splitRefused(tx, ids.communityId, addresses)
    const refused = await refusedAddresses(tx, ids.companyId, unknown)
    const willing = unknown.filter((email) => !refused.has(email))
    const heard = await countEach(tx, invitedForOne, willing)
    const fresh = willing.filter((email) => (heard.get(email) ?? 0) <= mostForOne)
    const leftOut = tired + unknown.length - fresh.length
    await requireOutreachRoom(tx, ids.companyId, 'community', fresh)
    await requireRoom(tx, ids.companyId, fresh.length)
    if (fresh.length > 0) {
      const { rows: invited } = await tx.execute<{ email: string; aboutId: string }>(sql`
        insert into ${emailInvitations} (id, community_id, email, invited_by)
        select ${newIdPerRow}, ${ids.communityId}::uuid, email, ${accountId}::uuid
        from unnest(${sql.param(fresh)}::text[]) as fresh(email) order by email
        returning email, id as "aboutId"`)
      await addOutreach(tx, ids.companyId, 'community', invited)
      const told = await claimInvitations(tx, { communityId: ids.communityId, emails: fresh })
      await notifyCandidates(tx, community, 'communityInvited', told)
      await writeToOthers(tx, community, invited)
    }
    return { changed: fresh.length, known, leftOut }
  })
}

/**
 * Splits the addresses: known are members, requests and invited addresses; tired are those invited too often.
 * Candidates who left count as unknown.
 */
async function splitRefused(tx: Transaction, communityId: string, addresses: readonly string[]) {
  const { rows } = await tx.execute<{ email: string; isKnown: boolean; isTired: boolean }>(sql`
    select given.email,
      exists (select from ${emailInvitations} where ${emailInvitations.communityId} = ${communityId}::uuid
        and ${emailInvitations.email} = given.email)
      or exists (select from ${accounts}
        join ${candidates} on ${candidates.accountId} = ${accounts.id}
        join ${communityMembers} on ${communityMembers.candidateId} = ${candidates.id}
        where ${accounts.email} = given.email and ${communityMembers.communityId} = ${communityId}::uuid
          and ${communityMembers.state} in ('member', 'requested')) as "isKnown",
      (select count(*) from ${emailInvitations} where ${emailInvitations.email} = given.email
        and ${emailInvitations.invitedAt} > now() - interval '30 days') >= ${mostForOne} as "isTired"
    from unnest(${sql.param([...addresses])}::text[]) as given(email)`)
  const unknown = rows.filter(({ isKnown }) => !isKnown)
  return {
    unknown: unknown.filter(({ isTired }) => !isTired).map(({ email }) => email),
    known: rows.length - unknown.length,
    tired: unknown.filter(({ isTired }) => isTired).length,
  }
}

async function requireRoom(tx: Transaction, companyId: string, wanted: number) {
  const { rows } = await tx.execute<{ today: number }>(sql`
    select count(*)::int as today from ${emailInvitations}
    join ${communities} on ${communities.id} = ${emailInvitations.communityId}
    where ${communities.companyId} = ${companyId}::uuid and ${emailInvitations.invitedAt} > now() - interval '1 day'`)
  const used = ((await countEach(tx, invitedInADay, [companyId], wanted)).get(companyId) ?? wanted) - wanted
  const left = Math.max(0, mostInADay - Math.max(rows[0]?.today ?? 0, used))
  if (wanted > left) throw problem('communities.tooManyInvited', { most: mostInADay, left })
}

type Community = Awaited<ReturnType<typeof lockOwnCommunity>>

interface Invited {
  readonly email: string
  readonly aboutId: string
}

/** E-mails the addresses without an account. */
async function writeToOthers(
  tx: Transaction,
  { id, companyId, name, language }: Community,
  invited: readonly Invited[],
) {
  const outreach = await outreachAbout(
    tx,
    invited.map(({ aboutId }) => aboutId),
  )
  const { rows } = await tx.execute<{ email: string; aboutId: string; companyName: string }>(sql`
    select given.email, given.id as "aboutId", ${companies.name} as "companyName"
    from unnest(${sql.param(invited.map(({ email }) => email))}::text[],
      ${uuids(invited.map(({ aboutId }) => aboutId))}) as given(email, id)
    join ${companies} on ${companies.id} = ${companyId}::uuid
    where not exists (select from ${accounts} where ${accounts.email} = given.email)`)
  const page = new URLSearchParams({ to: `/student-dashboard/communities/${id}` })
  await queueMessages(
    tx,
    rows.map(({ email, aboutId, companyName }) => ({
      channel: 'email',
      to: email,
      kind: 'Candidate',
      language,
      template: 'communityInvited',
      values: { companyName, title: name, link: linkToPage(language, `/student-register?${page}`) },
      outreach: outreach.get(aboutId),
    })),
  )
}

export async function listEmailInvitations(
  _: Caller,
  { pageNumber, pageSize, ...ids }: Input<typeof listCall>,
): Promise<Output<typeof listCall>> {
  const db = database()
  const isShown = and(
    eq(emailInvitations.communityId, ids.communityId),
    sql`${emailInvitations.invitedAt} > now() - make_interval(days => ${keptDays})`,
  )
  const { id, email, invitedAt } = emailInvitations
  const [, rows, total] = await Promise.all([
    ownCommunity(db, ids),
    db
      .select({ id, email, invitedAt })
      .from(emailInvitations)
      .where(isShown)
      .orderBy(desc(invitedAt), desc(id))
      .limit(pageSize)
      .offset((pageNumber - 1) * pageSize),
    db.$count(emailInvitations, isShown),
  ])
  const items = rows.map((row) => ({ ...row, invitedAt: row.invitedAt.toISOString() }))
  return { items, total, pageNumber, pageSize }
}

/** Withdraws an invitation. An open one is deleted without a trace; a candidate who has declined keeps that state. */
export async function takeBackEmailInvitation(
  _: Caller,
  { invitationId, ...ids }: Input<typeof takeBackCall>,
): Promise<null> {
  await database().transaction(async (tx) => {
    await lockOwnCommunity(tx, ids)
    const [gone] = await tx
      .delete(emailInvitations)
      .where(and(eq(emailInvitations.id, invitationId), eq(emailInvitations.communityId, ids.communityId)))
      .returning({ email: emailInvitations.email })
    if (!gone) throw problem('communities.invitationNotFound')
    await tx.execute(sql`
      delete from ${communityMembers} using ${candidates}, ${accounts}
      where ${communityMembers.communityId} = ${ids.communityId}::uuid and ${communityMembers.state} = 'invited'
        and ${communityMembers.byEmail} and ${candidates.id} = ${communityMembers.candidateId}
        and ${accounts.id} = ${candidates.accountId} and ${accounts.email} = ${gone.email}`)
  })
  return null
}

/** Deletes addresses that have not joined in time, as their e-mail promises. */
export async function sweepInvitations() {
  await database()
    .delete(emailInvitations)
    .where(sql`${emailInvitations.invitedAt} < now() - make_interval(days => ${keptDays})`)
}
