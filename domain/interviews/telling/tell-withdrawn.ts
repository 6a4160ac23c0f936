import type { JobInput, jobs } from '#contract/jobs.ts'
import { database } from '#database/connection.ts'
import { lockInvited } from '../lock-invited.ts'
import { tellWaiting } from '../tell-waiting.ts'
import { tellCandidates } from './tell-candidates.ts'
import { tellInterviewers } from './tell-interviewers.ts'

/** Has calendars follow what was cancelled because the candidate withdrew or closed the account. */
export async function tellWithdrawn({ invitationIds, slotIds }: JobInput<typeof jobs.tellWithdrawn>) {
  await database().transaction(async (tx) => {
    await lockInvited(tx, invitationIds)
    await tellCandidates(tx, invitationIds, { event: 'interviewWithdrawn' })
    await tellInterviewers(tx, slotIds)
    await tellWaiting(tx, slotIds)
  })
}
