import type { ClosedBecause } from '#contract/forms/company-forms.ts'
import type { FormState } from '#contract/forms/form-content.ts'

/** What of a form decides whether it takes an application. */
export interface Accepting {
  readonly state: FormState
  readonly opensAt: Date | null
  readonly closesAt: Date | null
  readonly closedBecause: ClosedBecause | null
  readonly closedAt: Date | null
}

export type Acceptance = 'open' | 'notOpenYet' | 'closed' | 'full'

/** What reached us this long after the deadline still counts, if it was begun before it. */
const graceMs = 60_000

/** Whether a form lets anybody begin at this moment. */
export const acceptanceOf = (form: Accepting, at: Date): Acceptance => judged(form, at, null)

/** The same for an application that has begun: its last minute is longer. */
export const acceptanceFor = (begun: { readonly createdAt: Date }, form: Accepting, at: Date): Acceptance =>
  judged(form, at, begun.createdAt)

function judged(form: Accepting, at: Date, begunAt: Date | null): Acceptance {
  const { opensAt, closesAt, closedBecause } = form
  if (isShut(form, at, begunAt)) return closedBecause === 'quota' ? 'full' : 'closed'
  const grace = closesAt !== null && begunAt !== null && begunAt < closesAt ? graceMs : 0
  if (closesAt !== null && at.getTime() >= closesAt.getTime() + grace) return 'closed'
  return opensAt !== null && at < opensAt ? 'notOpenYet' : 'open'
}

/** By more than its deadline, which may come with its grace. */
function isShut({ state, closesAt, closedBecause, closedAt }: Accepting, at: Date, begunAt: Date | null): boolean {
  if (state === 'Published') return false
  if (state !== 'Closed') return true
  // The job that closes forms at their deadline may run within the grace: that alone does not end it.
  if (closedBecause === 'deadline') return closesAt === null
  // By hand: what has begun and had arrived before counts, though its turn comes after.
  return closedBecause !== 'hand' || closedAt === null || begunAt === null || at >= closedAt
}
