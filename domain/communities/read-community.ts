import { eq } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { readCommunity as readCall } from '#contract/communities.ts'
import { problem } from '#contract/problems.ts'
import { communities } from '#database/schema/communities.ts'
import { communityCard, withCompanies } from './list-communities.ts'

export async function readCommunity(
  _caller: Caller,
  { communityNumber }: Input<typeof readCall>,
): Promise<Output<typeof readCall>> {
  const [row] = await withCompanies().where(eq(communities.number, Number(communityNumber)))
  if (!row) throw problem('communities.notFound')
  const { about, createdAt } = row.community
  return { ...communityCard(row), about, createdAt: createdAt.toISOString() }
}
