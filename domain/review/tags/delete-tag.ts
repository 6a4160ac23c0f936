import { and, eq } from 'drizzle-orm'
import type { Input } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { problem } from '#contract/problems.ts'
import type { deleteTag as call } from '#contract/review/tags.ts'
import { database } from '#database/connection.ts'
import { tags } from '#database/schema/review/tags.ts'

/** Deletes the tag and removes it from all applications; their history keeps its name. */
export async function deleteTag(_: Caller, { companyId, tagId }: Input<typeof call>): Promise<null> {
  const { rowCount } = await database()
    .delete(tags)
    .where(and(eq(tags.id, tagId), eq(tags.companyId, companyId)))
  if (rowCount === 0) throw problem('tags.notFound')
  return null
}
