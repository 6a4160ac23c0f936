import { sql } from 'drizzle-orm'
import type { JobInput, jobs } from '#contract/jobs.ts'
import { database } from '#database/connection.ts'
import { interviewInvitations } from '#database/schema/interviews.ts'
import { lockInvited } from '../lock-invited.ts'
import { tellWaiting } from '../tell-waiting.ts'
import { isToldFirst } from './is-told-first.ts'
import { tellCandidates } from './tell-candidates.ts'
import { tellInterviewers } from './tell-interviewers.ts'

/** A candidate withdraws from an invitation once, so its own creation time serves as the key. */
const onlyOnce = sql`${interviewInvitations.createdAt}`

/** Updates calendars after the candidate withdrew or closed the account. */
export async function tellWithdrawn({ invitationIds, slotIds }: JobInput<typeof jobs.tellWithdrawn>) {
  await database().transaction(async (tx) => {
    await lockInvited(tx, invitationIds)
    await tellCandidates(tx, invitationIds, { event: 'interviewWithdrawn' })
    await tellInterviewers(tx, slotIds)
    if (await isToldFirst(tx, invitationIds, onlyOnce)) await tellWaiting(tx, slotIds)
  })
}
