import type { InterviewStatus } from '#contract/applications/application-status.ts'
import type { InterviewRow } from './interview-rows.ts'

const answerable: readonly InterviewStatus[] = ['Pending', 'Accepted', 'RescheduleRequested']

/**
 * An invitation can be answered until its due date, until the chosen slot begins, and until the last offered slot has
 * begun.
 */
export function isAnswerable({ invitation, applicationStatus, slots }: InterviewRow, now: Date): boolean {
  const { status, answerBy } = invitation
  if (applicationStatus === 'Withdrawn' || !answerable.includes(status)) return false
  if (answerBy !== null && answerBy <= now) return false
  const last = slots.find(({ isChosen }) => isChosen) ?? slots.at(-1)
  return last === undefined || last.slot.startsAt > now
}
