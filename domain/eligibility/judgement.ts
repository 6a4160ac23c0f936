import type { ConditionKind, EligibilityCondition, Fit } from '#contract/forms/eligibility.ts'
import type { Grade } from './normal-gpa.ts'

/** How a candidate stands to one condition, and why: a code with its values, for others to put into words. */
export interface Judgement extends Verdict {
  readonly kind: ConditionKind
  readonly condition: EligibilityCondition
}

export interface Verdict {
  readonly fit: Fit
  readonly reason: Reason
}

export type Reason =
  | { readonly code: 'noEducation' | 'notInProfile' }
  /** A grade, or the minimum, that its own system does not have. */
  | { readonly code: 'incomparable' }
  /** What the candidate is or has: the id, or the code of a level or gender. */
  | { readonly code: 'listed' | 'notListed'; readonly value: number | string }
  | { readonly code: 'rightAge'; readonly age: number }
  | { readonly code: 'tooYoung' | 'tooOld'; readonly age: number; readonly limit: number }
  | { readonly code: 'gradeEnough' | 'gradeTooLow'; readonly grade: Grade }

export interface Overall {
  readonly fit: Fit
  readonly counts: Readonly<Record<Fit | 'all', number>>
}

/** All together: one condition that is not met decides, and until nothing is unknown nobody fits. */
export function overall(judgements: readonly Pick<Judgement, 'fit'>[]): Overall {
  const counts = { fits: 0, doesNotFit: 0, unknown: 0, all: judgements.length }
  for (const { fit } of judgements) counts[fit] += 1
  return { fit: counts.doesNotFit > 0 ? 'doesNotFit' : counts.unknown > 0 ? 'unknown' : 'fits', counts }
}

/** Whether what a candidate is stands in a list. */
export function inList<T extends number | string>(value: T | null, list: readonly T[]): Verdict {
  if (value === null) return unknown('notInProfile')
  return list.includes(value)
    ? { fit: 'fits', reason: { code: 'listed', value } }
    : { fit: 'doesNotFit', reason: { code: 'notListed', value } }
}

export function unknown(code: 'noEducation' | 'notInProfile' | 'incomparable'): Verdict {
  return { fit: 'unknown', reason: { code } }
}
