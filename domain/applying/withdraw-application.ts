import { eq } from 'drizzle-orm'
import type { Application, withdrawApplication as call } from '#contract/applying/applications.ts'
import type { Input } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { problem } from '#contract/problems.ts'
import { database } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import { addHistory } from '#domain/applications/add-history.ts'
import { cancelAsked, returnUnanswered } from '#domain/applications/cancel-asked.ts'
import { lockApplication } from '#domain/applications/own-application.ts'
import { canWithdraw, describeApplication } from './following/describe-application.ts'

/** Withdraws an application whose result is not published yet, and closes the organization's open requests to it. */
export async function withdrawApplication(caller: Caller, input: Input<typeof call>): Promise<Application> {
  await database().transaction(async (tx) => {
    const { application } = await lockApplication(tx, input)
    if (application.status === 'Withdrawn') return
    if (!canWithdraw(application)) throw problem('applications.wrongState')
    const { id } = application
    await tx
      .update(applications)
      .set({ status: 'Withdrawn', action: 'None', withdrawnAt: new Date() })
      .where(eq(applications.id, id))
    const cancelled = await cancelAsked(tx, [id])
    const detail = input.reason === '' ? {} : { reason: input.reason }
    await addHistory(tx, caller, { applicationIds: [id], event: 'withdrawn', detail })
    await returnUnanswered(tx, cancelled)
  })
  return describeApplication(caller, input)
}
