import type { InterviewStatus } from '#contract/fields/application-status.ts'
import type { InterviewRow, SlotRow } from './interview-rows.ts'

const hour = 3_600_000
const answerable: readonly InterviewStatus[] = ['Pending', 'Accepted', 'RescheduleRequested']

/** The fields that decide whether an invitation can still be answered. */
export interface Answering extends Pick<InterviewRow, 'applicationStatus'> {
  readonly invitation: Pick<InterviewRow['invitation'], 'status' | 'answerBy' | 'changeHours'>
  readonly slots: readonly (Pick<SlotRow, 'isChosen' | 'isMoved'> & {
    readonly slot: Pick<SlotRow['slot'], 'startsAt'>
  })[]
}

/**
 * An invitation can be answered until its due date and until the last offered slot begins. A chosen slot can be changed
 * or given up for as long as the organization allows, regardless of the due date; a slot that the organization moved,
 * until it begins.
 */
export function isAnswerable(row: Answering, now: Date): boolean {
  const { status, answerBy } = row.invitation
  if (row.applicationStatus === 'Withdrawn' || !answerable.includes(status)) return false
  // A pending fixed time has a seat, too, but the candidate has not chosen it yet.
  const until = status === 'Accepted' ? changesUntil(row) : undefined
  if (until) return now < until
  if (answerBy !== null && answerBy <= now) return false
  const last = row.slots.at(-1)
  return last === undefined || last.slot.startsAt > now
}

/** Until when the chosen slot can be changed or given up; undefined if none is chosen. */
export function changesUntil({ invitation, slots }: Pick<Answering, 'invitation' | 'slots'>): Date | undefined {
  const chosen = slots.find(({ isChosen }) => isChosen)
  if (!chosen) return undefined
  const hours = chosen.isMoved ? 0 : (invitation.changeHours ?? 0)
  return new Date(chosen.slot.startsAt.getTime() - hours * hour)
}
