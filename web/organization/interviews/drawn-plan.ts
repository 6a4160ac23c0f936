import type { PlanValues } from '../review/interviews/plan-values.ts'
import { clockOf } from './laid-out.ts'
import type { Drawn } from './use-drawing.ts'

/** The plan values of a time drawn on the grid: day, start, end, and half an hour for each interview. */
export const drawnPlan = ({ day, from, to }: Drawn): Partial<PlanValues> => ({
  firstDay: day,
  lastDay: day,
  weekdays: [new Date(day).getUTCDay() || 7],
  from: clockOf(from),
  to: clockOf(Math.min(to, 1439)),
  minutes: Math.min(30, to - from),
  pause: 0,
  lunch: null,
})
