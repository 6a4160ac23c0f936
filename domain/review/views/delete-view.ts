import { eq } from 'drizzle-orm'
import type { Input } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { problem } from '#contract/problems.ts'
import type { deleteView as call } from '#contract/review/views.ts'
import { database } from '#database/connection.ts'
import { views } from '#database/schema/review/views.ts'
import { canChange, viewOf } from './view-rows.ts'

export async function deleteView(caller: Caller, ids: Input<typeof call>): Promise<null> {
  const view = await viewOf(database(), caller, ids)
  if (!canChange(caller, view)) throw problem('permissions.missing')
  await database().delete(views).where(eq(views.id, view.id))
  return null
}
