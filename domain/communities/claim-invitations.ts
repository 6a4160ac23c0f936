import { type SQL, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#database/connection.ts'
import { accounts } from '#database/schema/accounts.ts'
import { candidates } from '#database/schema/candidates.ts'
import { emailInvitations } from '#database/schema/communities/email-invitations.ts'
import { communities, communityMembers } from '#database/schema/communities.ts'
import { companies } from '#database/schema/companies.ts'

/** For how many days an invited address without an account is kept. */
export const keptDays = 90

type Whose =
  | { readonly communityId: string; readonly emails: readonly string[] }
  | { readonly candidateId: string; readonly communityId?: string }

/**
 * Invites candidates whose verified address was invited, and returns their ids; candidates who sign up later are
 * invited when they open their communities. Locks the invitations against being withdrawn. Candidates who left or
 * declined are not invited again for a month; removed ones are.
 */
export async function claimInvitations(db: Database | Transaction, whose: Whose): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into ${communityMembers} (community_id, candidate_id, state, by_email, changed_by)
    select ${emailInvitations.communityId}, ${candidates.id}, 'invited', true, ${emailInvitations.invitedBy}
    from ${emailInvitations}
    join ${accounts} on ${accounts.email} = ${emailInvitations.email} and ${accounts.emailVerifiedAt} is not null
      and ${accounts.deletedAt} is null
    join ${candidates} on ${candidates.accountId} = ${accounts.id}
    where ${conditionOf(whose)} and ${emailInvitations.invitedAt} > now() - make_interval(days => ${keptDays})
    order by ${emailInvitations.communityId}, ${candidates.id} for share of ${emailInvitations}
    on conflict (community_id, candidate_id) do update
      set state = excluded.state, by_email = true, since = now(), changed_by = excluded.changed_by
      where ${'emails' in whose ? isInvitable : sql`false`}
    returning candidate_id as id`)
  return rows.map(({ id }) => id)
}

function conditionOf(whose: Whose): SQL {
  if ('emails' in whose)
    return sql`${emailInvitations.communityId} = ${whose.communityId}::uuid
      and ${emailInvitations.email} = any(${sql.param([...whose.emails])}::text[])`
  const here = whose.communityId ? sql`and ${emailInvitations.communityId} = ${whose.communityId}::uuid` : sql``
  return sql`${candidates.id} = ${whose.candidateId}::uuid ${here} and ${isJoinable}`
}

/** An archived community, or one of a suspended organization, invites only once it is back. */
const isJoinable = sql`exists (select from ${communities}
  join ${companies} on ${companies.id} = ${communities.companyId} and ${companies.suspendedAt} is null
  where ${communities.id} = ${emailInvitations.communityId} and ${communities.publishedAt} is not null
    and ${communities.archivedAt} is null)`

/** Candidates who left or declined are not invited again for a month. */
export const isInvitable = sql`(${communityMembers.state} in ('refused', 'removed')
  or ${communityMembers.state} in ('left', 'declined') and ${communityMembers.since} < now() - interval '30 days')`
