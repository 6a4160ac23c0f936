import type { Transaction } from '#database/connection.ts'
import { addHistory, type Doer } from '#domain/applying/applications/add-history.ts'
import { notifyCandidates } from '../notifying/notify-candidates.ts'
import { notifyInterviewers } from '../notifying/notify-interviewers.ts'
import type { bookedAt } from './booked-at.ts'

interface Moved {
  readonly booked: Awaited<ReturnType<typeof bookedAt>>
  readonly slotIds: readonly string[]
  readonly message: string
}

/** Notifies the interviewers and candidates of these times of a change, and writes it to the history. */
export async function notifyMoved(tx: Transaction, doer: Doer, { booked, slotIds, message }: Moved) {
  const invitationIds = booked.map(({ invitationId }) => invitationId)
  await notifyInterviewers(tx, slotIds)
  await notifyCandidates(tx, invitationIds, { event: 'interviewMoved', message })
  await addHistory(tx, doer, {
    applicationIds: booked.map(({ applicationId }) => applicationId),
    event: 'interviewMoved',
  })
}
