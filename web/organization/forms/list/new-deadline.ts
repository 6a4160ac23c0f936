import type { FormRow } from '#contract/forms/company-forms.ts'
import { endOfDayIn } from '../builder/dates/days.ts'

type Extended = Pick<FormRow, 'state' | 'closesAt'>

/** Two weeks after the present deadline; from today on where that has passed or was never set. */
export const proposedDeadline = ({ closesAt }: Extended, now: number) =>
  endOfDayIn(14, Math.max(now, closesAt === null ? now : Date.parse(closesAt)))

/**
 * What a new deadline must be later than, if the chosen one is not: the current deadline, or now; the server has the
 * same rule. A closed form may be opened again until its old deadline.
 */
export function notLaterThan({ state, closesAt }: Extended, chosen: string, now: number): string | undefined {
  const wanted = Date.parse(chosen)
  const present = closesAt === null ? now : Date.parse(closesAt)
  const reopens = state === 'Closed' && wanted === present
  if (wanted > now && (wanted > present || reopens)) return undefined
  return new Date(Math.max(now, present)).toISOString()
}

/** A result date that the new deadline reaches is removed; the server has the same rule. */
export const keepsResultDate = (resultAt: string, closesAt: string) => Date.parse(resultAt) > Date.parse(closesAt)
