import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '#database/connection.ts'
import { accounts } from '#database/schema/accounts.ts'
import { candidates } from '#database/schema/candidates.ts'
import { communityMessages } from '#database/schema/communities/community-messages.ts'
import { emailInvitations } from '#database/schema/communities/email-invitations.ts'
import { formInvitations } from '#database/schema/communities/form-invitations.ts'
import { memberRemovals } from '#database/schema/communities/member-removals.ts'
import { memberTags } from '#database/schema/communities/member-tags.ts'
import { announcementReadings, communities, communityMembers } from '#database/schema/communities.ts'
import { madeExports } from '#database/schema/exports/made-exports.ts'
import { deliveries, mailings } from '#database/schema/mailings.ts'
import { uuids } from '#database/uuids.ts'
import { endMadeFiles } from '#domain/privacy/anonymising/end-made-files.ts'

/** Removes all traces of a closed candidate account from communities. */
export async function forgetMemberships(tx: Transaction, candidateId: string) {
  const invitedAddress = sql`${emailInvitations.email} = (
    select ${accounts.email} from ${accounts} join ${candidates} on ${candidates.accountId} = ${accounts.id}
    where ${candidates.id} = ${candidateId}::uuid)`
  // Lock order: by id, so that two of these never deadlock.
  const { rows } = await tx.execute<{ id: string }>(sql`
    select ${communities.id} as id from ${communities} where ${communities.id} in (
      select ${communityMembers.communityId} from ${communityMembers} where ${communityMembers.candidateId} = ${candidateId}
      union select ${memberRemovals.communityId} from ${memberRemovals} where ${memberRemovals.candidateId} = ${candidateId}
      union select ${emailInvitations.communityId} from ${emailInvitations} where ${invitedAddress})
    order by ${communities.id} for no key update`)
  const theirs = uuids(rows.map(({ id }) => id))
  // Waits for running mailings to the candidate; later ones find the account closed.
  await tx.execute(sql`
    select from ${mailings} where ${mailings.endedAt} is null and ${mailings.id} in (
      select ${deliveries.mailingId} from ${deliveries} where ${deliveries.candidateId} = ${candidateId})
    order by ${mailings.id} for share`)
  // Before the memberships: waits for an invitation that is being accepted in another tab, whose membership is then
  // deleted as well.
  await tx.delete(emailInvitations).where(invitedAddress)
  await tx.execute(sql`
    with gone as (
      delete from ${communityMembers} where ${communityMembers.candidateId} = ${candidateId} returning community_id, state)
    update ${communities} set members = members - 1 from gone
    where gone.community_id = ${communities.id} and gone.state = 'member'`)
  await tx.delete(memberRemovals).where(eq(memberRemovals.candidateId, candidateId))
  await tx.delete(memberTags).where(eq(memberTags.candidateId, candidateId))
  await tx.delete(formInvitations).where(eq(formInvitations.candidateId, candidateId))
  await tx.delete(communityMessages).where(eq(communityMessages.candidateId, candidateId))
  // Deliveries of a running mailing are dropped by its worker, which returns the credit.
  await tx.delete(deliveries).where(
    sql`${deliveries.candidateId} = ${candidateId} and ${deliveries.mailingId} in (
      select ${mailings.id} from ${mailings} where ${mailings.endedAt} is not null)`,
  )
  await tx.delete(announcementReadings).where(eq(announcementReadings.candidateId, candidateId))
  const companyIds = sql`select ${communities.companyId} from ${communities} where ${communities.id} = any(${theirs})`
  await endMadeFiles(
    tx,
    companyIds,
    sql`${madeExports.kind} = 'members' and ${madeExports.companyId} in (${companyIds})
      and (${madeExports.asked} -> 'filters' ->> 'communityId')::uuid = any(${theirs})`,
  )
}
