import type { SlotPlan } from '#contract/interviews/slot-plan.ts'
import { istanbulDay, timeZone } from '#platform/text/dates.ts'

/** The values of the dialog that plans times; an empty field is a missing value. */
export interface PlanValues extends Omit<SlotPlan, 'firstDay' | 'lastDay' | 'minutes' | 'pause'> {
  readonly firstDay: string | null
  readonly lastDay: string | null
  readonly minutes: number | null
  readonly pause: number | null
  readonly seats: number | null
  readonly interviewerIds: readonly string[]
  readonly place: string
  /** By video: no, at one address, in the first interviewer's room, or in a new room each time */
  readonly video: 'none' | 'link' | 'interviewer' | 'own'
  readonly videoUrl: string
  /** The first interviewer's room, if it is not known yet */
  readonly roomUrl: string
}

export const usualLunch = { from: '12:30', to: '13:30' }

/** The default plan: the working days of next week. */
export function usualPlan(now: Date): PlanValues {
  const today = istanbulDay(now)
  const weekday = new Date(today).getUTCDay() || 7
  const inDays = (days: number) => istanbulDay(new Date(Date.parse(today) + days * 86_400_000))
  return {
    firstDay: inDays(8 - weekday),
    lastDay: inDays(12 - weekday),
    weekdays: [1, 2, 3, 4, 5],
    from: '09:00',
    to: '17:00',
    minutes: 30,
    pause: 10,
    lunch: usualLunch,
    timeZone,
    leaveOutHolidays: true,
    seats: 1,
    interviewerIds: [],
    place: '',
    video: 'none',
    videoUrl: '',
    roomUrl: '',
  }
}
