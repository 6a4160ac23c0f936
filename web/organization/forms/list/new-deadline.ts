import type { FormRow } from '#contract/forms/company-forms.ts'
import { endOfDayIn } from '../days.ts'

type Extended = Pick<FormRow, 'state' | 'closesAt'>

/** Two weeks after the current deadline, or from today if it has passed or was never set. */
export const proposedDeadline = ({ closesAt }: Extended, now: number) =>
  endOfDayIn(14, Math.max(now, closesAt === null ? now : Date.parse(closesAt)))

/**
 * The moment that a new deadline must be later than, if the chosen one is not: the current deadline, or now; the server
 * has the same rule. A closed form may be reopened until its old deadline.
 */
export function notLaterThan({ state, closesAt }: Extended, chosen: string, now: number): string | undefined {
  const wanted = Date.parse(chosen)
  const present = closesAt === null ? now : Date.parse(closesAt)
  const reopens = state === 'Closed' && wanted === present
  if (wanted > now && (wanted > present || reopens)) return undefined
  return new Date(Math.max(now, present)).toISOString()
}

/** Whether the result date is kept: it is removed if the new deadline reaches it; the server has the same rule. */
export const keepsResultDate = (resultAt: string, closesAt: string) => Date.parse(resultAt) > Date.parse(closesAt)
