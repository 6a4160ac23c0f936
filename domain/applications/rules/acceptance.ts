import type { ClosedBecause } from '#contract/company-forms.ts'
import type { FormState } from '#contract/form-content.ts'

/** What of a form decides whether it takes an application. */
export interface Accepting {
  readonly state: FormState
  readonly opensAt: Date | null
  readonly closesAt: Date | null
  readonly closedBecause: ClosedBecause | null
}

export type Acceptance = 'open' | 'notOpenYet' | 'closed' | 'full'

/** What reached us this long after the deadline still counts, if it was begun before it. */
const graceMs = 60_000

/** Whether a form lets anybody begin at this moment. */
export function acceptanceOf(form: Accepting, at: Date): Acceptance {
  return judged(form, at, 0)
}

/** The same for an application that has begun: its last minute is longer. */
export function acceptanceFor({ createdAt }: { readonly createdAt: Date }, form: Accepting, at: Date): Acceptance {
  const isInTime = form.closesAt === null || createdAt < form.closesAt
  return judged(form, at, isInTime ? graceMs : 0)
}

function judged({ state, opensAt, closesAt, closedBecause }: Accepting, at: Date, grace: number): Acceptance {
  // The job that closes forms at their deadline may run within the grace: that alone does not end it.
  const isOpen = state === 'Published' || (state === 'Closed' && closedBecause === 'deadline' && closesAt !== null)
  if (!isOpen) return closedBecause === 'quota' ? 'full' : 'closed'
  if (closesAt !== null && at.getTime() >= closesAt.getTime() + grace) return 'closed'
  return opensAt !== null && at < opensAt ? 'notOpenYet' : 'open'
}
