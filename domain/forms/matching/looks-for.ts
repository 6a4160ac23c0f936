import type { Targeting } from '#contract/companies/company-targeting.ts'
import type { Eligibility } from '#contract/forms/eligibility.ts'
import type { FormType } from '#contract/forms/form-content.ts'
import { type JudgeContext, judge } from '#domain/candidates/eligibility/judge.ts'
import type { EligibilityProfile } from '../../candidates/eligibility/eligibility-profile.ts'

/**
 * Whether an organization's targeting matches this candidate, for forms of this type. Targeting is judged like
 * conditions; without targeting nothing matches.
 */
export function looksFor(
  targeting: Targeting | null,
  type: FormType,
  profile: EligibilityProfile,
  context: JudgeContext,
): boolean {
  if (!targeting) return false
  const { types, levels, universityIds, cityIds } = targeting
  if (types.length > 0 && !types.includes(type)) return false
  const named: Eligibility = [
    ...(levels.length > 0 ? [{ kind: 'level' as const, levels }] : []),
    ...(universityIds.length > 0 ? [{ kind: 'university' as const, universityIds }] : []),
    ...(cityIds.length > 0 ? [{ kind: 'city' as const, cityIds }] : []),
  ]
  return named.length > 0 && judge(named, profile, context).every(({ fit }) => fit === 'fits')
}
