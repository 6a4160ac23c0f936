import type { ConditionKind, EligibilityCondition, Fit } from '#contract/forms/eligibility.ts'
import type { Grade } from './normal-gpa.ts'

/** The verdict on one condition and its reason, as a code with values; callers put it into words. */
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
  /** A grade or a minimum that does not exist in its own system. */
  | { readonly code: 'incomparable' }
  /** The candidate's own value: an id, or the code of a level or gender. */
  | { readonly code: 'listed' | 'notListed'; readonly value: number | string }
  | { readonly code: 'rightAge'; readonly age: number }
  | { readonly code: 'tooYoung' | 'tooOld'; readonly age: number; readonly limit: number }
  | { readonly code: 'gradeEnough' | 'gradeTooLow'; readonly grade: Grade }

export interface Overall {
  readonly fit: Fit
  readonly counts: Readonly<Record<Fit | 'all', number>>
}

/** The overall verdict: one unmet condition decides; with unknown ones the candidate does not fit yet. */
export function overall(judgements: readonly Pick<Judgement, 'fit'>[]): Overall {
  const counts = { fits: 0, doesNotFit: 0, unknown: 0, all: judgements.length }
  for (const { fit } of judgements) counts[fit] += 1
  return { fit: counts.doesNotFit > 0 ? 'doesNotFit' : counts.unknown > 0 ? 'unknown' : 'fits', counts }
}

/** The verdict on a value and a list of accepted values; `same` are values that mean the same. */
export function inList<T extends number | string>(
  value: T | null,
  list: readonly T[],
  same: readonly T[] = [],
): Verdict {
  if (value === null) return unknown('notInProfile')
  return [value, ...same].some((one) => list.includes(one))
    ? { fit: 'fits', reason: { code: 'listed', value } }
    : { fit: 'doesNotFit', reason: { code: 'notListed', value } }
}

export function unknown(code: 'noEducation' | 'notInProfile' | 'incomparable'): Verdict {
  return { fit: 'unknown', reason: { code } }
}
