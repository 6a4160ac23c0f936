import { and, eq, gt, type SQL, sql } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { undoMinutes } from '#contract/communities/community-facts.ts'
import type { undoRemoval as call } from '#contract/communities/members.ts'
import { problem } from '#contract/problems.ts'
import { database, type Transaction } from '#database/connection.ts'
import { candidates } from '#database/schema/candidates.ts'
import { memberRemovals } from '#database/schema/communities/member-removals.ts'
import { memberTags } from '#database/schema/communities/member-tags.ts'
import { communityMembers } from '#database/schema/communities.ts'
import { notifications } from '#database/schema/notifications.ts'
import { tags } from '#database/schema/review/tags.ts'
import { uuids } from '#database/uuids.ts'
import { newId } from '#platform/ids.ts'
import { countMembers } from './count-members.ts'
import type { CommunityEvent } from './notify-community.ts'
import { lockOwnCommunity } from './own-communities.ts'

/** Saves these memberships and invitations before the same transaction ends them. */
export async function keepForUndoing(tx: Transaction, communityId: string, candidateIds: readonly string[]) {
  if (candidateIds.length === 0) return null
  const removalId = newId()
  await tx.execute(sql`
    insert into ${memberRemovals} (removal_id, candidate_id, community_id, was, tags)
    select ${removalId}::uuid, ${communityMembers.candidateId}, ${communityMembers.communityId},
      to_jsonb(${communityMembers}), array(select ${memberTags.tagId} from ${memberTags}
        where ${memberTags.communityId} = ${communityMembers.communityId}
          and ${memberTags.candidateId} = ${communityMembers.candidateId})
    from ${communityMembers} where ${communityMembers.communityId} = ${communityId}::uuid
      and ${communityMembers.candidateId} = any(${uuids(candidateIds)})`)
  return removalId
}

/** Restores the memberships that have not changed since, exactly as they were. Repeating it gives the same answer. */
export async function undoRemoval(
  _caller: Caller,
  { companyId, communityId, removalId }: Input<typeof call>,
): Promise<Output<typeof call>> {
  return database().transaction(async (tx) => {
    await lockOwnCommunity(tx, { companyId, communityId })
    const rows = await removed(tx, communityId, removalId)
    if (rows.length === 0) throw problem('communities.removalOver', { minutes: undoMinutes })
    if (rows.some(({ isRestored }) => isRestored === null))
      await restore(
        tx,
        { communityId, removalId },
        rows.map(({ candidateId }) => candidateId),
      )
    const now = await removed(tx, communityId, removalId)
    const changed = now.filter(({ isRestored }) => isRestored).length
    return { changed, kept: now.length - changed }
  })
}

/** Deletes removals that can no longer be undone. */
export async function forgetRemovals() {
  await database().delete(memberRemovals).where(sql`not ${isUndoable}`)
}

const isUndoable = gt(memberRemovals.removedAt, sql`now() - make_interval(mins => ${undoMinutes})`)

const removed = (tx: Transaction, communityId: string, removalId: string) =>
  tx
    .select({ candidateId: memberRemovals.candidateId, isRestored: memberRemovals.isRestored })
    .from(memberRemovals)
    .where(and(eq(memberRemovals.removalId, removalId), eq(memberRemovals.communityId, communityId), isUndoable))

interface Ids {
  readonly communityId: string
  readonly removalId: string
}

/**
 * The planner's statistics do not include rows written moments ago: it would expect one row and compare all with all.
 * So the ids are passed as an array, and the time of removal, the same for all, is read once.
 */
async function restore(tx: Transaction, { communityId, removalId }: Ids, candidateIds: readonly string[]) {
  const ofIt = sql`${memberRemovals.removalId} = ${removalId}::uuid`
  const removedAt = sql`(select max(${memberRemovals.removedAt}) from ${memberRemovals} where ${ofIt})`
  await tx.execute(sql`
    delete from ${communityMembers} where ${communityMembers.communityId} = ${communityId}::uuid
      and ${communityMembers.candidateId} = any(${uuids(candidateIds)})
      and ${communityMembers.state} = 'removed' and ${communityMembers.since} = ${removedAt}`)
  // Candidates who asked to join, were invited or left since have a new row and keep it.
  const { rows } = await tx.execute<{ id: string; state: string }>(sql`
    insert into ${communityMembers}
    select (jsonb_populate_record(null::${communityMembers}, ${memberRemovals.was})).* from ${memberRemovals} where ${ofIt}
    order by ${memberRemovals.candidateId} on conflict do nothing
    returning candidate_id as id, state`)
  const back = rows.map(({ id }) => id)
  await tx.execute(sql`
    update ${memberRemovals} set is_restored = ${memberRemovals.candidateId} = any(${uuids(back)}) where ${ofIt}`)
  await tx.execute(sql`
    insert into ${memberTags} (community_id, candidate_id, tag_id)
    select ${memberRemovals.communityId}, ${memberRemovals.candidateId}, ${tags.id}
    from ${memberRemovals} join ${tags} on ${tags.id} = any(${memberRemovals.tags})
    where ${ofIt} and ${memberRemovals.isRestored} on conflict do nothing`)
  await takeNewsBack(tx, back, removedAt)
  await countMembers(tx, communityId, rows.filter(({ state }) => state === 'member').length)
}

const event: CommunityEvent = 'communityRemoved'

/** Deletes unread notifications of the removal. Restored members are not notified. */
const takeNewsBack = (tx: Transaction, candidateIds: readonly string[], removedAt: SQL) =>
  tx.execute(sql`
    delete from ${notifications} where ${notifications.event} = ${event} and ${notifications.createdAt} = ${removedAt}
      and ${notifications.readAt} is null and ${notifications.accountId} in (
        select ${candidates.accountId} from ${candidates} where ${candidates.id} = any(${uuids(candidateIds)}))`)
