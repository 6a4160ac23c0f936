import type { SnapshotDocument } from '#contract/applications/snapshot.ts'
import type { Caller } from '#contract/caller.ts'
import { problem } from '#contract/problems.ts'
import type { Transaction } from '#database/connection.ts'
import type { OwnApplication } from '#domain/applying/applications/own-application.ts'
import { type WholeRow, wholeRow } from '#domain/candidates/candidates/whole-profile.ts'
import { conditionNames } from '#domain/candidates/eligibility/condition-names.ts'
import { type VersionedText, versionedTexts } from '#domain/forms/forms/versioned-texts.ts'
import type { EligibilityProfile } from '../../../candidates/eligibility/eligibility-profile.ts'
import { judgedEducation } from '../../../candidates/eligibility/read-eligibility-profile.ts'
import { unlistedAnswers } from '../answers/unlisted-answers.ts'
import { documentFacts } from '../documents/document-facts.ts'
import type { FormToApply } from '../form-to-apply.ts'
import type { DocumentFacts } from '../rules/asked-documents.ts'
import { placeOf } from '../rules/place-of.ts'
import { problemsOf } from '../rules/problems-of.ts'
import { asAsked, type WorkingCopy } from '../working-copy.ts'
import { askedFiles } from './asked-files.ts'
import type { Consent } from './consents.ts'
import { lackingTexts } from './form-texts.ts'
import { type Judged, judgeProfile } from './judge-candidate.ts'
import { readParts } from './read-parts.ts'
import { wordProblems } from './word-problems.ts'

interface Handed {
  readonly own: OwnApplication
  readonly form: FormToApply
  /** Given with this request. */
  readonly consents: readonly Consent[]
  readonly arrivedAt: Date
}

/** A complete application, ready for the snapshot. */
export interface Inspected extends Judged, WorkingCopy {
  readonly candidate: WholeRow
  readonly documents: readonly SnapshotDocument[]
  readonly facts: DocumentFacts
  readonly arrivedAt: Date
  /** Whether sensitive data is included: explicit consent was given. */
  readonly sharesSensitive: boolean
  /** The organization's own texts in the published version. */
  readonly texts: readonly VersionedText[]
  /** The consents of the request that are asked for. */
  readonly consents: readonly Consent[]
}

/** Checks everything that is submitted, and reports all missing and wrong fields together. */
export async function inspect(tx: Transaction, caller: Caller, handed: Handed): Promise<Inspected> {
  const { own, form, arrivedAt } = handed
  const { candidateId, id } = own.application
  const { content } = form
  const candidate = await wholeRow(tx, candidateId, content.basics.language)
  const judged = await judgeProfile(tx, eligibilityOf(candidate), content, arrivedAt)
  const { answers, documents, sensitiveTypes, explicitVersion, ...given } = await readParts(tx, caller, id)
  const consents = [...handed.consents, ...given.consents]
  const sharesSensitive = consents.some(({ text, version }) => text === 'sensitive' && version === explicitVersion)
  const copy = asAsked(content, { answers, filled: new Set(documents.map(placeOfFile)) })
  const facts = await documentFacts(tx, candidateId, [content])
  const unlisted = await unlistedAnswers(tx, content, copy.answers)
  const isTold = askedFiles(content, { ...copy, documents, facts }).some(({ documentTypeId }) =>
    sensitiveTypes.includes(documentTypeId ?? 0),
  )
  const { citizenSealed, requirementsSealed } = candidate.candidate
  const isSensitive = isTold || citizenSealed !== null || requirementsSealed !== null
  const asked = handed.consents.filter(({ text }) => text !== 'sensitive' || isSensitive)
  const lacksExplicit = isTold && !sharesSensitive
  const texts = await versionedTexts(tx, { id: form.id, version: form.publishedVersion, texts: content.texts })
  const problems = problemsOf({
    content,
    ...copy,
    facts,
    judgements: judged.judgements,
    consents,
    lacksExplicit,
    lackingTexts: lackingTexts(texts, consents),
    unlisted,
  })
  if (problems.length === 0)
    return { ...judged, ...copy, candidate, documents, facts, arrivedAt, sharesSensitive, texts, consents: asked }
  const names = await conditionNames(tx, caller.language, content.eligibility, judged.profile)
  const errors = await wordProblems(tx, caller, problems, names)
  const reasons = errors.filter(({ field }) => field.startsWith('eligibility.')).map(({ message }) => message)
  if (reasons.length > 0) throw problem('applications.doesNotFit', { reasons: reasons.join(' ') }, errors)
  throw problem('applications.incomplete', { count: errors.length }, errors)
}

const placeOfFile = ({ formDocumentId: id, documentTypeId }: SnapshotDocument) => placeOf({ id, documentTypeId })

function eligibilityOf({ candidate, background }: WholeRow): EligibilityProfile {
  const { birthDate, gender, nationalityId, cityId } = candidate
  return { birthDate, gender, nationalityId, cityId, educations: background.educations.map(judgedEducation) }
}
