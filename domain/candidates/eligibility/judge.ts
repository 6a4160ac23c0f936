import type { EligibilityCondition } from '#contract/forms/eligibility.ts'
import { ageOn } from './age-on.ts'
import type { EligibilityProfile, ProfileEducation } from './eligibility-profile.ts'
import { asksOfEducation, bestEducation, judgeEducation } from './judge-education.ts'
import { inList, type Judgement, unknown, type Verdict } from './judgement.ts'
import type { GpaSystem } from './normal-gpa.ts'

export interface JudgeContext {
  /** Any moment of today; ages are counted by Istanbul's calendar. */
  readonly today: Date
  readonly gpaSystems: readonly GpaSystem[]
}

/**
 * Judges how a candidate meets each condition. Data missing in the profile makes a condition unknown, which is not
 * held against the candidate. All conditions on education are judged by the same education, the one that fits best: a
 * form that asks for a bachelor's student with 3.00 does not mean the 3.00 of another school.
 */
export function judge(
  conditions: readonly EligibilityCondition[],
  profile: EligibilityProfile,
  context: JudgeContext,
): Judgement[] {
  const education = bestEducation(conditions.filter(asksOfEducation), profile.educations, context.gpaSystems)
  return conditions.map((condition) => ({
    kind: condition.kind,
    condition,
    ...verdictOn(condition, profile, education, context),
  }))
}

function verdictOn(
  condition: EligibilityCondition,
  profile: EligibilityProfile,
  education: ProfileEducation | undefined,
  { today, gpaSystems }: JudgeContext,
): Verdict {
  if (asksOfEducation(condition)) {
    return education ? judgeEducation(condition, education, gpaSystems) : unknown('noEducation')
  }
  switch (condition.kind) {
    case 'age':
      return judgeAge(condition, profile.birthDate, today)
    case 'nationality':
      return inList(profile.nationalityId, condition.countryIds)
    case 'city':
      return inList(profile.cityId, condition.cityIds)
    case 'gender':
      return inList(profile.gender, condition.genders)
  }
}

type AgeCondition = Extract<EligibilityCondition, { kind: 'age' }>

function judgeAge({ min, max }: AgeCondition, birthDate: string | null, today: Date): Verdict {
  if (birthDate === null) return unknown('notInProfile')
  const age = ageOn(today, birthDate)
  if (min !== null && age < min) return { fit: 'doesNotFit', reason: { code: 'tooYoung', age, limit: min } }
  if (max !== null && age > max) return { fit: 'doesNotFit', reason: { code: 'tooOld', age, limit: max } }
  return { fit: 'fits', reason: { code: 'rightAge', age } }
}
