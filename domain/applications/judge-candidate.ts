import type { FormContent } from '#contract/form-content.ts'
import type { Database, Transaction } from '#database/connection.ts'
import { type ConditionNames, conditionNames } from '#domain/eligibility/condition-names.ts'
import { judge } from '#domain/eligibility/judge.ts'
import type { Judgement } from '#domain/eligibility/judgement.ts'
import type { EligibilityProfile } from '#domain/eligibility/profile.ts'
import { profileOf } from '#domain/eligibility/read-profile.ts'
import type { Language } from '#platform/text/locales.ts'

export interface Judged {
  readonly profile: EligibilityProfile
  readonly judgements: readonly Judgement[]
  readonly names: ConditionNames
}

/** How a candidate stands to a form, with the names to say it by. */
export async function judgeCandidate(
  db: Database | Transaction,
  language: Language,
  candidateId: string,
  { eligibility }: Pick<FormContent, 'eligibility'>,
  today: Date,
): Promise<Judged> {
  const profile = await profileOf(db, candidateId)
  const names = await conditionNames(db, language, eligibility, profile)
  return { profile, names, judgements: judge(eligibility, profile, { today, gpaSystems: names.gpaSystems }) }
}
