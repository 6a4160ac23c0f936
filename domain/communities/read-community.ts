import { and, eq } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { readCommunity as readCall } from '#contract/communities/communities.ts'
import { problem } from '#contract/problems.ts'
import { communities } from '#database/schema/communities.ts'
import { communityCard, isPublic, withCompanies } from './list-communities.ts'

export async function readCommunity(
  _caller: Caller,
  { communityNumber }: Input<typeof readCall>,
): Promise<Output<typeof readCall>> {
  const [row] = await withCompanies().where(and(eq(communities.number, Number(communityNumber)), isPublic))
  if (!row) throw problem('communities.notFound')
  const { about, createdAt } = row.community
  return { ...communityCard(row), about, createdAt: createdAt.toISOString() }
}
