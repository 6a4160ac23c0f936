import { sql } from 'drizzle-orm'
import type { Transaction } from '#database/connection.ts'
import { memberTags } from '#database/schema/communities/member-tags.ts'
import { uuids } from '#database/uuids.ts'

/** The organization's tags on a member are deleted with the membership. */
export const forgetTags = (tx: Transaction, communityId: string, candidateIds: readonly string[]) =>
  tx.execute(sql`
    delete from ${memberTags} where ${memberTags.communityId} = ${communityId}::uuid
      and ${memberTags.candidateId} = any(${uuids(candidateIds)})`)
