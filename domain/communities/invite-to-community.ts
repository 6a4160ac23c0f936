import { sql } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type {
  inviteApplicants as applicantsCall,
  inviteParticipants as participantsCall,
} from '#contract/communities/invitations.ts'
import type { Module } from '#contract/permissions.ts'
import { problem } from '#contract/problems.ts'
import { database, type Transaction } from '#database/connection.ts'
import { accounts } from '#database/schema/accounts.ts'
import { applications } from '#database/schema/applications.ts'
import { candidates } from '#database/schema/candidates.ts'
import { communityMembers } from '#database/schema/communities.ts'
import { uuids } from '#database/uuids.ts'
import { isGranted } from '#domain/accounts/company-accounts/is-granted.ts'
import { findParticipants } from '#domain/award/participants/act-on-participants.ts'
import { formNumberOf } from '#domain/forms/forms/own-form.ts'
import { signedIn } from '#domain/ground/callers/signed-in.ts'
import { findTarget } from '#domain/review/acts/find-target.ts'
import { isInvitable } from './claim-invitations.ts'
import { notifyCandidates } from './notify-community.ts'
import { lockOwnCommunity, ownCommunity, stateOf } from './own-communities.ts'

type Invited = Output<typeof participantsCall>

export async function inviteParticipants(caller: Caller, wanted: Input<typeof participantsCall>): Promise<Invited> {
  await requireReading(caller, wanted, 'Participants')
  return database().transaction(async (tx) => {
    const { companyId, formId } = wanted
    if (formId !== undefined) await formNumberOf(tx, { companyId, formId })
    const { applicationIds } = await findParticipants(tx, caller, wanted)
    return invite(tx, caller, wanted, applicationIds)
  })
}

export async function inviteApplicants(caller: Caller, wanted: Input<typeof applicantsCall>): Promise<Invited> {
  await requireReading(caller, wanted, 'Applications')
  return database().transaction(async (tx) => {
    await formNumberOf(tx, wanted)
    const { applicationIds } = await findTarget(tx, caller, wanted)
    return invite(tx, caller, wanted, applicationIds)
  })
}

/** The invited candidates are shown by name, also in the community's list, so read access is required. */
async function requireReading(caller: Caller, wanted: Wanted, module: Module) {
  await ownCommunity(database(), wanted)
  if (!isGranted(caller, module, 'read')) throw problem('permissions.missing')
}

interface Wanted {
  readonly companyId: string
  readonly communityId: string
  readonly dryRun: boolean
}

/**
 * Invites the candidates of these applications, any number of them in one statement. Lock order: applications before
 * the community, as in closing an account, to prevent deadlocks.
 */
async function invite(tx: Transaction, caller: Caller, wanted: Wanted, applicationIds: readonly string[]) {
  const { communityId, dryRun } = wanted
  const community = await lockOwnCommunity(tx, wanted)
  if (stateOf(community) !== 'published') throw problem('communities.notPublished')
  const counts = await standing(tx, communityId, applicationIds)
  if (dryRun || counts.changed === 0) return counts
  const { accountId } = signedIn(caller)
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into ${communityMembers} (community_id, candidate_id, state, changed_by)
    select ${communityId}::uuid, people.id, 'invited', ${accountId}::uuid from (${peopleOf(applicationIds)}) as people
    order by people.id
    on conflict (community_id, candidate_id) do update
      set state = excluded.state, since = now(), changed_by = excluded.changed_by, by_email = false
      where ${isInvitableHere}
    returning candidate_id as id`)
  await notifyCandidates(
    tx,
    community,
    'communityInvited',
    rows.map(({ id }) => id),
  )
  return counts
}

/** Candidates with an account; those entered by an organization without one are skipped. */
const peopleOf = (applicationIds: readonly string[]) => sql`
  select distinct ${candidates.id} as id from ${applications}
  join ${candidates} on ${candidates.id} = ${applications.candidateId}
  join ${accounts} on ${accounts.id} = ${candidates.accountId} and ${accounts.deletedAt} is null
  where ${applications.id} = any(${uuids(applicationIds)})`

/** A candidate invited by address, whom the organization does not see in its list, can also be invited by name. */
const isInvitableHere = sql`(${isInvitable} or ${communityMembers.state} = 'invited' and ${communityMembers.byEmail})`

async function standing(tx: Transaction, communityId: string, applicationIds: readonly string[]): Promise<Invited> {
  const { rows } = await tx.execute<{ changed: number; known: number; everybody: number }>(sql`
    select
      count(*) filter (where ${communityMembers.state} is null or ${isInvitableHere})::int as changed,
      count(*) filter (where ${communityMembers.state} in ('member', 'requested', 'invited') and not ${isInvitableHere})::int as known,
      (select count(distinct ${applications.candidateId})::int from ${applications}
        where ${applications.id} = any(${uuids(applicationIds)})) as everybody
    from (${peopleOf(applicationIds)}) as people
    left join ${communityMembers}
      on ${communityMembers.communityId} = ${communityId}::uuid and ${communityMembers.candidateId} = people.id`)
  const { changed = 0, known = 0, everybody = 0 } = rows[0] ?? {}
  return { found: applicationIds.length, changed, known, leftOut: everybody - changed - known }
}
