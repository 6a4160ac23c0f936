import { and, desc, eq } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { listCommunityMessages as call } from '#contract/communities/member-messages.ts'
import { database } from '#database/connection.ts'
import { communityMessages } from '#database/schema/communities/community-messages.ts'
import { requireMembership } from '../memberships.ts'

/** The messages that a candidate got as a member; requires a current membership. */
export async function listCommunityMessages(_: Caller, input: Input<typeof call>): Promise<Output<typeof call>> {
  const { candidateId, communityId, pageNumber, pageSize } = input
  const db = database()
  await requireMembership(db, input)
  const own = and(eq(communityMessages.candidateId, candidateId), eq(communityMessages.communityId, communityId))
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(communityMessages)
      .where(own)
      .orderBy(desc(communityMessages.createdAt), desc(communityMessages.id))
      .limit(pageSize)
      .offset((pageNumber - 1) * pageSize),
    db.$count(communityMessages, own),
  ])
  const items = rows.map(({ id, subject, text, createdAt }) => ({ id, subject, text, at: createdAt.toISOString() }))
  return { items, total, pageNumber, pageSize }
}
