import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '#database/connection.ts'
import { communities } from '#database/schema/communities.ts'

/** Updates the number of members; the calling transaction changes them and holds the lock of the community. */
export async function countMembers(tx: Transaction, communityId: string, more: number) {
  if (more === 0) return
  await tx
    .update(communities)
    .set({ members: sql`${communities.members} + ${more}` })
    .where(eq(communities.id, communityId))
}
