import { and, eq } from 'drizzle-orm'
import type { changeApplicationNotification as call } from '#contract/applying/application-following.ts'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { problem } from '#contract/problems.ts'
import { database } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'

export async function changeApplicationNotification(
  _: Caller,
  { candidateId, id, isOn }: Input<typeof call>,
): Promise<Output<typeof call>> {
  const [changed] = await database()
    .update(applications)
    .set({ notify: isOn })
    .where(and(eq(applications.id, id), eq(applications.candidateId, candidateId)))
    .returning({ isOn: applications.notify })
  if (!changed) throw problem('applications.notFound')
  return changed
}
