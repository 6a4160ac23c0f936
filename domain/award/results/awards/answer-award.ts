import { eq } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { problem } from '#contract/problems.ts'
import type { answerAward as call } from '#contract/results/awards.ts'
import { database, type Transaction } from '#database/connection.ts'
import { applicationResults } from '#database/schema/results/application-results.ts'
import { addHistory } from '#domain/applying/applications/add-history.ts'
import { lockApplication, type OwnApplication } from '#domain/applying/applications/own-application.ts'
import { readApplicationResult } from '#domain/applying/applying/following/read-application-result.ts'
import { becomeParticipants } from '#domain/award/participants/become-participants.ts'
import { notifyFreed } from './notify-freed.ts'

/** The winner's answer. Locking the application serialises it with the job that lets awards lapse. */
export async function answerAward(caller: Caller, input: Input<typeof call>): Promise<Output<typeof call>> {
  const { answer, reason, ...ids } = input
  const isAccepted = answer === 'accept'
  const acceptance = isAccepted ? 'Accepted' : 'Declined'
  await database().transaction(async (tx) => {
    const { application, form } = await lockApplication(tx, ids)
    const { id } = application
    const award = await awardOf(tx, application)
    // Repeating the answer changes nothing.
    if (award.acceptance === acceptance) return
    if (!award.isOpen) throw problem('awards.over')
    await tx
      .update(applicationResults)
      .set({ acceptance, answeredAt: new Date(), declineReason: isAccepted ? null : reason || null })
      .where(eq(applicationResults.applicationId, id))
    await addHistory(tx, caller, { applicationIds: [id], event: isAccepted ? 'awardAccepted' : 'awardDeclined' })
    if (isAccepted) await becomeParticipants(tx, [id])
    else await notifyFreed(tx, [form.id])
  })
  return readApplicationResult(caller, ids)
}

/** The current answer, and whether the deadline is still ahead. Refuses candidates who were not asked. */
async function awardOf(tx: Transaction, { id, status, resultPublishedAt }: OwnApplication['application']) {
  const [result] = await tx.select().from(applicationResults).where(eq(applicationResults.applicationId, id))
  if (resultPublishedAt === null || status !== 'Approved' || !result?.acceptance) throw problem('awards.notAsked')
  const { acceptance, acceptBy } = result
  return { acceptance, isOpen: acceptance === 'Pending' && (acceptBy === null || acceptBy > new Date()) }
}
