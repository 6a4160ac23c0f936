import type { StoredAnswer } from '#contract/forms/answer-test.ts'
import { shownIds } from '#contract/forms/conditions.ts'
import { type ConditionKind, EducationLevelCode, type Fit } from '#contract/forms/eligibility.ts'
import type { FormContent } from '#contract/forms/form-content.ts'
import type { Transaction } from '#database/connection.ts'
import { excluded, placeholders } from '#database/placeholders.ts'
import { preparedOn } from '#database/prepared-on.ts'
import { applicationSnapshots } from '#database/schema/application-snapshots.ts'
import type { OwnApplication } from '#domain/applying/applications/own-application.ts'
import { overall } from '#domain/candidates/eligibility/judgement.ts'
import { type GpaSystem, normalGpa } from '#domain/candidates/eligibility/normal-gpa.ts'
import { sealJson } from '#platform/sealed-json.ts'
import type { EligibilityProfile, ProfileEducation } from '../../../candidates/eligibility/eligibility-profile.ts'
import type { FormToApply } from '../form-to-apply.ts'
import { askedDocuments } from '../rules/asked-documents.ts'
import { missingDocuments } from '../rules/missing-documents.ts'
import { arrivalMoment } from './arrival-moment.ts'
import { askedFiles } from './asked-files.ts'
import type { Inspected } from './inspect.ts'

/** Stores the submission word for word, replacing an earlier one. */
export async function writeSnapshot(tx: Transaction, own: OwnApplication, form: FormToApply, inspected: Inspected) {
  const { application } = own
  const { content } = form
  const { profile, sensitive } = inspected.shared
  const documents = askedFiles(content, inspected)
  const isSensitive = sensitive.tckn !== null || sensitive.requirements !== null
  await writingOn(tx).execute({
    applicationId: application.id,
    formId: form.id,
    companyId: form.companyId,
    arrivedAt: inspected.arrivedAt,
    formVersion: form.publishedVersion,
    name: profile.name,
    surname: profile.surname,
    email: profile.email,
    profile,
    sensitiveSealed: isSensitive ? await sealJson(sensitive) : null,
    citizenMark: inspected.citizenMark,
    answers: shownAnswers(content, inspected.answers),
    documents,
    entered: false,
    source: 'applied',
    ...missingDocuments(askedDocuments(content, inspected.answers, inspected.facts), documents),
    fit: overall(inspected.judgements).fit,
    unmet: kindsOf(inspected, 'doesNotFit'),
    unsure: kindsOf(inspected, 'unknown'),
    ...filterColumns(inspected.profile, inspected.gpaSystems),
  } satisfies Handed)
}

type Handed = Omit<typeof applicationSnapshots.$inferInsert, 'takenAt'> & { readonly arrivedAt: Date }

const writingOn = preparedOn((tx) => {
  // The source stays `entered`, even though the candidate submits it now.
  const { applicationId: _, source: __, ...taken } = excluded(applicationSnapshots)
  return tx
    .insert(applicationSnapshots)
    .values({ ...placeholders(applicationSnapshots), takenAt: arrivalMoment })
    .onConflictDoUpdate({ target: applicationSnapshots.applicationId, set: taken })
    .prepare('write_snapshot')
})

const kindsOf = ({ judgements }: Inspected, verdict: Fit): ConditionKind[] =>
  judgements.flatMap(({ kind, fit }) => (fit === verdict ? [kind] : []))

/** Only the answers to visible questions: hidden ones were not asked, whatever was typed there before. */
function shownAnswers({ questions }: FormContent, answers: Inspected['answers']): Record<string, StoredAnswer> {
  const shown = shownIds(questions, answers)
  return Object.fromEntries(
    questions.flatMap(({ id, kind }) => {
      const value = answers[id] ?? null
      return kind !== 'page' && value !== null && shown.has(id) ? [[id, value]] : []
    }),
  )
}

/**
 * The columns that lists of applications are filtered by. The education is the highest that the candidate attends, or
 * attended.
 */
function filterColumns(profile: EligibilityProfile, systems: readonly GpaSystem[]) {
  const { birthDate, gender, nationalityId, cityId, educations } = profile
  const education = highest(educations.filter(({ isCurrent }) => isCurrent)) ?? highest(educations)
  const normal = education?.gpa ? normalGpa(education.gpa, systems) : null
  return {
    birthDate,
    gender,
    nationalityId,
    cityId,
    level: education?.level ?? null,
    classId: education?.classId ?? null,
    universityId: education?.universityId ?? null,
    facultyId: education?.facultyId ?? null,
    departmentId: education?.departmentId ?? null,
    gpa: normal === null ? null : Math.round(normal * 10_000) / 100,
  }
}

const rank = ({ level }: ProfileEducation) => EducationLevelCode.options.indexOf(level)
const highest = (educations: readonly ProfileEducation[]): ProfileEducation | undefined =>
  [...educations].sort((one, other) => rank(other) - rank(one))[0]
