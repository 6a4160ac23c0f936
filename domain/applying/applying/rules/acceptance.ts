import type { ClosedBecause } from '#contract/forms/company-forms.ts'
import type { FormState } from '#contract/forms/form-content.ts'

/** The fields of a form that decide whether it accepts an application. */
export interface Accepting {
  readonly state: FormState
  readonly opensAt: Date | null
  readonly closesAt: Date | null
  readonly closedBecause: ClosedBecause | null
  readonly closedAt: Date | null
  /** Set while its organization is suspended. */
  readonly suspendedAt: Date | null
}

export type Acceptance = 'open' | 'notOpenYet' | 'closed' | 'full' | 'paused'

/** Requests that arrive this long after the deadline still count, if the application was begun before it. */
const graceMs = 60_000

/** Whether a form accepts a new application at this moment. */
export const acceptanceOf = (form: Accepting, at: Date): Acceptance => judged(form, at, null)

interface Begun {
  readonly createdAt: Date
  readonly extendedUntil?: Date | null
}

/** The same for an application begun before, which has a grace period after the deadline, or an extended deadline. */
export const acceptanceFor = ({ createdAt, extendedUntil = null }: Begun, form: Accepting, at: Date): Acceptance =>
  extendedUntil !== null && at < extendedUntil && form.state !== 'Archived' && form.suspendedAt === null
    ? 'open'
    : judged(form, at, createdAt)

function judged(form: Accepting, at: Date, begunAt: Date | null): Acceptance {
  const { opensAt, closesAt, closedBecause, suspendedAt } = form
  if (suspendedAt !== null) return 'paused'
  if (isShut(form, at, begunAt)) return closedBecause === 'quota' ? 'full' : 'closed'
  const grace = closesAt !== null && begunAt !== null && begunAt < closesAt ? graceMs : 0
  if (closesAt !== null && at.getTime() >= closesAt.getTime() + grace) return 'closed'
  return opensAt !== null && at < opensAt ? 'notOpenYet' : 'open'
}

/** Whether the form is closed for another reason than its deadline, which has a grace period. */
function isShut({ state, closesAt, closedBecause, closedAt }: Accepting, at: Date, begunAt: Date | null): boolean {
  if (state === 'Published') return false
  if (state !== 'Closed') return true
  // The job that closes forms at their deadline may run within the grace period; that alone does not end it.
  if (closedBecause === 'deadline') return closesAt === null
  // Closed by hand: a submission of an existing draft that arrived before still counts.
  return closedBecause !== 'hand' || closedAt === null || begunAt === null || at >= closedAt
}
