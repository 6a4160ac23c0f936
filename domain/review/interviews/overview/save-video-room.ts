import { and, eq } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { saveVideoRoom as call } from '#contract/interviews/calendar.ts'
import { problem } from '#contract/problems.ts'
import { database } from '#database/connection.ts'
import { companyMembers } from '#database/schema/accounts.ts'
import { interviewersOf } from './list-interviewers.ts'

/** Saves a member's video room. Times already created keep the address that they have. */
export async function saveVideoRoom(
  caller: Caller,
  { companyId, accountId, videoRoom }: Input<typeof call>,
): Promise<Output<typeof call>> {
  const member = and(eq(companyMembers.companyId, companyId), eq(companyMembers.accountId, accountId))
  await database().update(companyMembers).set({ videoRoom }).where(member)
  const [saved] = await interviewersOf(caller, member)
  if (!saved) throw problem('interviews.unknownInterviewer')
  return saved
}
