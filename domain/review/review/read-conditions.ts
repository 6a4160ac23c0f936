import type { Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { readConditions as call } from '#contract/review/weighing.ts'
import { database } from '#database/connection.ts'
import { gpaSystems } from '#database/schema/reference.ts'
import { conditionNames } from '#domain/candidates/eligibility/condition-names.ts'
import { handedInProfile } from '#domain/candidates/eligibility/handed-in-profile.ts'
import { judge } from '#domain/candidates/eligibility/judge.ts'
import { withSameNamed } from '#domain/candidates/eligibility/same-named.ts'
import { wordFits } from '#domain/candidates/eligibility/word-conditions.ts'
import { versionContent } from '#domain/forms/forms/version-content.ts'
import { type ApplicationIds, reviewedApplication } from './reviewed-application.ts'

/** Judges the submitted profile on the day of submission; later changes by the candidate do not count. */
export async function readConditions({ language }: Caller, ids: ApplicationIds): Promise<Output<typeof call>> {
  const db = database()
  const { snapshot } = await reviewedApplication(db, ids)
  const { eligibility } = await versionContent(db, snapshot.formId, snapshot.formVersion)
  if (eligibility.length === 0) return { items: [] }
  const profile = await withSameNamed(db, handedInProfile(snapshot.profile), eligibility)
  const [names, systems] = await Promise.all([
    conditionNames(db, language, eligibility, profile),
    db.select().from(gpaSystems),
  ])
  const judgements = judge(eligibility, profile, { today: snapshot.takenAt, gpaSystems: systems })
  return { items: wordFits(judgements, language, names).map(({ kind, fit, condition }) => ({ kind, fit, condition })) }
}
