import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { changeMemberTags as call } from '#contract/communities/member-tags.ts'
import { problem } from '#contract/problems.ts'
import { database, type Transaction } from '#database/connection.ts'
import { memberTags } from '#database/schema/communities/member-tags.ts'
import { communityMembers } from '#database/schema/communities.ts'
import { tags } from '#database/schema/review/tags.ts'
import { uuids } from '#database/uuids.ts'
import { findMembers } from './find-members.ts'
import { lockOwnCommunity, ownCommunity } from './own-communities.ts'

/**
 * Adds tags to members and removes others, for any number of members; those already tagged so are counted and
 * unchanged.
 */
export async function changeMemberTags(caller: Caller, input: Input<typeof call>): Promise<Output<typeof call>> {
  const { communityId, add, remove, dryRun } = input
  return database().transaction(async (tx) => {
    if (dryRun) await ownCommunity(tx, input)
    else await lockOwnCommunity(tx, input)
    await keepTags(tx, input.companyId, [...add, ...remove])
    const candidateIds = await findMembers(tx, caller, input)
    const { rows } = await tx.execute<{ id: string; changes: boolean }>(sql`
      select ${communityMembers.candidateId} as id, ${differs(add, remove)} as changes from ${communityMembers}
      where ${communityMembers.communityId} = ${communityId}::uuid
        and ${communityMembers.state} in ('member', 'requested', 'invited')
        and ${communityMembers.candidateId} = any(${uuids(candidateIds)})`)
    const changed = rows.filter(({ changes }) => changes).map(({ id }) => id)
    const unchanged = rows.length - changed.length
    const missing = candidateIds.length - rows.length
    const refused = [
      ...(unchanged > 0 ? [{ reason: 'unchanged' as const, count: unchanged, sample: [] }] : []),
      ...(missing > 0 ? [{ reason: 'notFound' as const, count: missing, sample: [] }] : []),
    ]
    const answer = { changed: changed.length, refused, credits: 0 }
    if (dryRun || changed.length === 0) return answer
    await tx.execute(sql`
      delete from ${memberTags} where ${memberTags.communityId} = ${communityId}::uuid
        and ${memberTags.candidateId} = any(${uuids(changed)}) and ${memberTags.tagId} = any(${uuids(remove)})`)
    await tx.execute(sql`
      insert into ${memberTags} (community_id, candidate_id, tag_id)
      select ${communityId}::uuid, member.id, tag.id
      from unnest(${uuids(changed)}) as member(id) cross join unnest(${uuids(add)}) as tag(id)
      on conflict do nothing`)
    return answer
  })
}

/** Locks the tags, which must be the organization's, against deletion. */
async function keepTags(tx: Transaction, companyId: string, ids: readonly string[]) {
  const kept = await tx
    .select({ id: tags.id })
    .from(tags)
    .where(and(eq(tags.companyId, companyId), sql`${tags.id} = any(${uuids(ids)})`))
    .orderBy(tags.id)
    .for('key share')
  if (kept.length < new Set(ids).size) throw problem('tags.unknown')
}

/** SQL: whether a member lacks an added tag or has a removed one. */
const differs = (add: readonly string[], remove: readonly string[]): SQL => sql`(
  (select count(*) from ${memberTags} where ${ofMember} and ${memberTags.tagId} = any(${uuids(add)}))
    < ${new Set(add).size}
  or exists (select from ${memberTags} where ${ofMember} and ${memberTags.tagId} = any(${uuids(remove)})))`

const ofMember = sql`${memberTags.communityId} = ${communityMembers.communityId}
  and ${memberTags.candidateId} = ${communityMembers.candidateId}`
