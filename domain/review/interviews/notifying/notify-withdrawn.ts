import { sql } from 'drizzle-orm'
import type { JobInput, jobs } from '#contract/jobs.ts'
import { database } from '#database/connection.ts'
import { interviewInvitations } from '#database/schema/interviews.ts'
import { lockInvited } from '../lock-invited.ts'
import { isToldFirst } from './is-told-first.ts'
import { notifyCandidates } from './notify-candidates.ts'
import { notifyInterviewers } from './notify-interviewers.ts'
import { notifyWaiting } from './notify-waiting.ts'

/** A candidate withdraws from an invitation once, so its own creation time serves as the key. */
const onlyOnce = sql`${interviewInvitations.createdAt}`

/** Updates calendars after the candidate withdrew or closed the account. */
export async function notifyWithdrawn({ invitationIds, slotIds }: JobInput<typeof jobs.notifyWithdrawn>) {
  await database().transaction(async (tx) => {
    await lockInvited(tx, invitationIds)
    await notifyCandidates(tx, invitationIds, { event: 'interviewWithdrawn' })
    await notifyInterviewers(tx, slotIds)
    if (await isToldFirst(tx, invitationIds, onlyOnce)) await notifyWaiting(tx, slotIds)
  })
}
