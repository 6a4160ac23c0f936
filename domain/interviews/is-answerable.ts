import type { InterviewStatus } from '#contract/applications/application-status.ts'
import type { InterviewRow } from './interview-rows.ts'

const answerable: readonly InterviewStatus[] = ['Pending', 'Accepted', 'RescheduleRequested']

/** What of an invitation decides whether it can still be answered. */
export type Answering = Pick<InterviewRow, 'invitation' | 'applicationStatus' | 'slots'>

/**
 * An invitation can be answered until its due date and until the last offered slot begins. A chosen slot can be changed
 * or given up for as long as the organization allows, whatever the due date was.
 */
export function isAnswerable(row: Answering, now: Date): boolean {
  const { status, answerBy } = row.invitation
  if (row.applicationStatus === 'Withdrawn' || !answerable.includes(status)) return false
  const until = changesUntil(row)
  if (until) return now < until
  if (answerBy !== null && answerBy <= now) return false
  const last = row.slots.at(-1)
  return last === undefined || last.slot.startsAt > now
}

/** Until when the chosen slot can be changed or given up; undefined if none is chosen. */
export function changesUntil({ slots }: Pick<Answering, 'slots'>): Date | undefined {
  return slots.find(({ isChosen }) => isChosen)?.slot.startsAt
}
