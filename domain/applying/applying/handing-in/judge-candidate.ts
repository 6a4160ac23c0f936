import type { FormContent } from '#contract/forms/form-content.ts'
import type { Database, Transaction } from '#database/connection.ts'
import { preparedOn } from '#database/prepared-on.ts'
import { gpaSystems } from '#database/schema/reference.ts'
import { judge } from '#domain/candidates/eligibility/judge.ts'
import type { Judgement } from '#domain/candidates/eligibility/judgement.ts'
import type { GpaSystem } from '#domain/candidates/eligibility/normal-gpa.ts'
import type { EligibilityProfile } from '../../../candidates/eligibility/eligibility-profile.ts'
import { readEligibilityProfile } from '../../../candidates/eligibility/read-eligibility-profile.ts'

export interface Judged {
  readonly profile: EligibilityProfile
  readonly judgements: readonly Judgement[]
  readonly gpaSystems: readonly GpaSystem[]
}

/** Judges how a candidate meets the conditions of a form. */
export async function judgeCandidate(
  db: Database | Transaction,
  candidateId: string,
  content: Pick<FormContent, 'eligibility'>,
  today: Date,
): Promise<Judged> {
  return judgeProfile(db, await readEligibilityProfile(db, candidateId), content, today)
}

/** The same for a profile that the caller has read. */
export async function judgeProfile(
  db: Database | Transaction,
  profile: EligibilityProfile,
  { eligibility }: Pick<FormContent, 'eligibility'>,
  today: Date,
): Promise<Judged> {
  const systems = await systemsFor(db, profile)
  return { profile, gpaSystems: systems, judgements: judge(eligibility, profile, { today, gpaSystems: systems }) }
}

/**
 * All grade systems, because a grade may be compared with a condition in another system; none if the profile has no
 * grade.
 */
async function systemsFor(db: Database | Transaction, { educations }: EligibilityProfile): Promise<GpaSystem[]> {
  return educations.some(({ gpa }) => gpa !== null) ? systemsOn(db).execute() : []
}

const { id, min, max, pass, better } = gpaSystems
const systemsOn = preparedOn((db) => db.select({ id, min, max, pass, better }).from(gpaSystems).prepare('gpa_systems'))
