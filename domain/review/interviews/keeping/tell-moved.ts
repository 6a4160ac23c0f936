import type { Transaction } from '#database/connection.ts'
import { addHistory, type Doer } from '#domain/applying/applications/add-history.ts'
import { tellCandidates } from '../telling/tell-candidates.ts'
import { tellInterviewers } from '../telling/tell-interviewers.ts'
import type { bookedAt } from './booked-at.ts'

interface Moved {
  readonly booked: Awaited<ReturnType<typeof bookedAt>>
  readonly slotIds: readonly string[]
  readonly message: string
}

/** Tells everybody who comes to these times that something about them has changed, and writes it down. */
export async function tellMoved(tx: Transaction, doer: Doer, { booked, slotIds, message }: Moved) {
  const invitationIds = booked.map(({ invitationId }) => invitationId)
  await tellInterviewers(tx, slotIds)
  await tellCandidates(tx, invitationIds, { event: 'interviewMoved', message })
  await addHistory(tx, doer, {
    applicationIds: booked.map(({ applicationId }) => applicationId),
    event: 'interviewMoved',
  })
}
