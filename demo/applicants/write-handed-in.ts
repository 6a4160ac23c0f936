import type { SnapshotDocument } from '#contract/applications/snapshot.ts'
import { isAsked, shownIds } from '#contract/forms/conditions.ts'
import type { FormDocument } from '#contract/forms/form-content.ts'
import type { Transaction } from '#database/connection.ts'
import { applicationAnswers } from '#database/schema/application-answers.ts'
import { applicationDocuments } from '#database/schema/application-documents.ts'
import { applicationSnapshots } from '#database/schema/application-snapshots.ts'
import type { applications } from '#database/schema/applications.ts'
import { gpaSystems } from '#database/schema/reference.ts'
import { citizenMark } from '#domain/applying/applying/handing-in/citizen-mark.ts'
import { handedInProfile } from '#domain/candidates/eligibility/handed-in-profile.ts'
import { judge } from '#domain/candidates/eligibility/judge.ts'
import { overall } from '#domain/candidates/eligibility/judgement.ts'
import type { GpaSystem } from '#domain/candidates/eligibility/normal-gpa.ts'
import { normalGpa } from '#domain/candidates/eligibility/normal-gpa.ts'
import { newId } from '#platform/ids.ts'
import { type Random, randomOf } from '../pictures/random.ts'
import type { WrittenForm } from '../write-forms.ts'
import { prep } from '../writing/studies.ts'
import { answersOf } from './answers-of.ts'
import type { Applicant } from './applicants-of.ts'
import { collectPapers, type Papers } from './papers.ts'

type Application = typeof applications.$inferInsert

export interface HandingIn {
  readonly form: WrittenForm
  readonly application: Application
  readonly applicant: Applicant
}

/** What was handed in with each application that is no draft, in a few statements however many there are. */
export async function writeHandedIn(tx: Transaction, all: readonly HandingIn[]) {
  const papers = await collectPapers(tx)
  const systems = await tx.select().from(gpaSystems)
  const sent = all.filter(({ application }) => application.submittedAt)
  const snapshots = sent.map((one) => snapshotOf(one, papers, systems))
  await papers.write()
  await tx.insert(applicationSnapshots).values(snapshots)
  return snapshots
}

function snapshotOf({ form, application, applicant }: HandingIn, papers: Papers, systems: readonly GpaSystem[]) {
  const { profile, sensitiveSealed, tckn } = applicant
  const [education] = profile.educations
  const random = randomOf(`${application.id} ${profile.email}`)
  const answers = answersOf(form.content, random, applicant)
  const grade =
    education?.gpa && education.gpaSystemId ? { value: education.gpa, systemId: education.gpaSystemId } : null
  const normal = grade && normalGpa(grade, systems)
  const takenAt = application.submittedAt ?? new Date()
  const lacking = lackingOf(form, profile.email)
  return {
    applicationId: application.id,
    formId: form.id,
    companyId: form.companyId,
    formVersion: 1,
    takenAt,
    name: profile.name,
    surname: profile.surname,
    email: profile.email,
    profile,
    sensitiveSealed,
    answers,
    citizenMark: citizenMark(form.id, tckn),
    documents: documentsOf(form, applicant, answers, takenAt, random, papers).filter(
      ({ documentTypeId }) => documentTypeId !== lacking,
    ),
    missingDocumentTypeIds: lacking === undefined ? [] : [lacking],
    fit: overall(judge(form.content.eligibility, handedInProfile(profile), { today: takenAt, gpaSystems: systems }))
      .fit,
    level: education?.level ?? null,
    classId: education?.classId ?? null,
    universityId: education?.universityId ?? null,
    facultyId: education?.facultyId ?? null,
    departmentId: education?.departmentId ?? null,
    gpa: normal === null || normal === undefined ? null : Math.round(normal * 1000) / 10,
    cityId: profile.city?.id ?? null,
    nationalityId: profile.nationality?.id ?? null,
    gender: profile.gender,
    birthDate: profile.birthDate,
  }
}

type Answered = ReturnType<typeof answersOf>

/** The type of the required document that an application to the largest form lacks; few of them lack one. */
function lackingOf({ isReviewedEarly, title, content }: WrittenForm, email: string): number | undefined {
  const random = randomOf(`lacks ${title} ${email}`)
  const required = content.documents.filter(({ required: isRequired, when }) => isRequired && when === null)
  const [first, ...others] = required.map(({ documentTypeId }) => documentTypeId)
  return isReviewedEarly && first !== undefined && random.chance(0.12) ? random.pick([first, ...others]) : undefined
}

function documentsOf(
  { content }: WrittenForm,
  { candidateId, profile }: Applicant,
  answers: Answered,
  at: Date,
  random: Random,
  papers: Papers,
): SnapshotDocument[] {
  const year = (profile.educations[0]?.classId ?? prep) - prep
  const asked = content.documents.filter((document) => isWanted(document, year))
  const ofQuestions = content.questions.filter(
    ({ id, kind, required }) => kind === 'file' && required && shownIds(content.questions, answers).has(id),
  )
  const given = [
    ...asked.flatMap(({ id, documentTypeId, required }) =>
      required || random.chance(0.5) ? [{ formDocumentId: id, documentTypeId }] : [],
    ),
    ...ofQuestions.map(({ id }) => ({ formDocumentId: id, documentTypeId: motivation, ofQuestion: true })),
  ]
  return given.map(({ formDocumentId, documentTypeId, ...rest }) => {
    const { id: fileId, name, type, size } = papers.paperOf(candidateId, documentTypeId, at)
    return {
      formDocumentId,
      fileId,
      name,
      type,
      size,
      documentTypeId: 'ofQuestion' in rest ? null : documentTypeId,
    }
  })

  function isWanted({ when }: FormDocument, classYear: number) {
    if (when === null) return true
    if (when.kind === 'answer') return isAsked(when.test, content.questions, answers)
    return when.kind === 'classAbove' && classYear > when.year
  }
}

/** The files for questions that ask for one. */
const motivation = 71

/** What the candidate's own screens show of it: what was typed, and what was put to each document. */
export async function writeTyped(tx: Transaction, snapshots: Awaited<ReturnType<typeof writeHandedIn>>) {
  const answers = snapshots.flatMap(({ applicationId, answers: given, takenAt: typedAt }) =>
    Object.entries(given).map(([questionId, value]) => ({
      applicationId,
      questionId,
      value,
      typedAt,
      savedAt: typedAt,
      device: 'demo-device',
    })),
  )
  const documents = snapshots.flatMap(({ applicationId, documents: given, takenAt: addedAt }) =>
    given.map(({ formDocumentId, documentTypeId, fileId }) => ({
      id: newId(),
      applicationId,
      formDocumentId,
      documentTypeId,
      fileId,
      addedAt,
    })),
  )
  if (answers.length > 0) await tx.insert(applicationAnswers).values(answers)
  if (documents.length > 0) await tx.insert(applicationDocuments).values(documents)
}
