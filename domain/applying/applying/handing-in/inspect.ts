import type { SnapshotDocument } from '#contract/applications/snapshot.ts'
import type { Caller } from '#contract/caller.ts'
import { problem } from '#contract/problems.ts'
import type { Transaction } from '#database/connection.ts'
import type { OwnApplication } from '#domain/applying/applications/own-application.ts'
import { profileOf, type WholeProfile, type WholeRow, wholeRow } from '#domain/candidates/candidates/whole-profile.ts'
import { conditionNames } from '#domain/candidates/eligibility/condition-names.ts'
import { kindsInProfile, sharedProfile } from '#domain/candidates/sensitive/shared-sensitive.ts'
import { type VersionedText, versionedTexts } from '#domain/forms/forms/versioned-texts.ts'
import type { EligibilityProfile } from '../../../candidates/eligibility/eligibility-profile.ts'
import { judgedEducation } from '../../../candidates/eligibility/read-eligibility-profile.ts'
import { noneSame, withSameNamed } from '../../../candidates/eligibility/same-named.ts'
import { unlistedAnswers } from '../answers/unlisted-answers.ts'
import { documentFacts } from '../documents/document-facts.ts'
import type { FormToApply } from '../form-to-apply.ts'
import type { DocumentFacts } from '../rules/asked-documents.ts'
import { placeOf } from '../rules/place-of.ts'
import { problemsOf } from '../rules/problems-of.ts'
import { toldKinds } from '../rules/told-kinds.ts'
import { wordProblems } from '../word-problems.ts'
import { asAsked, type WorkingCopy } from '../working-copy.ts'
import { askedFiles } from './asked-files.ts'
import { citizenMark } from './citizen-mark.ts'
import { type Consent, namedKinds } from './consents.ts'
import { lackingTexts } from './form-texts.ts'
import { type Judged, judgeProfile } from './judge-candidate.ts'
import { readParts } from './read-parts.ts'

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
  /** The profile, with sensitive data only of the kinds that explicit consent was given to. */
  readonly shared: WholeProfile
  /** Equal for two accounts of one person within the form. */
  readonly citizenMark: string | null
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
  const profile = await withSameNamed(tx, eligibilityOf(candidate), content.eligibility)
  const judged = await judgeProfile(tx, profile, content, arrivedAt)
  const { answers, documents, kindOfType, explicitVersion, ...given } = await readParts(tx, caller, id)
  const copy = asAsked(content, { answers, filled: new Set(documents.map(placeOfFile)) })
  const facts = await documentFacts(tx, candidateId, [content])
  const unlisted = await unlistedAnswers(tx, content, copy.answers)
  const files = askedFiles(content, { ...copy, documents, facts })
  const told = toldKinds({ content, answers: copy.answers, files, kindOfType })
  const whole = await profileOf(candidate)
  const kinds = new Set([...told, ...kindsInProfile(whole.sensitive)])
  // An explicit consent in an older version is none: kept, it would take the place of the one in force.
  const inForce = handed.consents.filter(({ text, version }) => text !== 'sensitive' || version === explicitVersion)
  const asked = namedKinds(inForce, kinds)
  const consents = [...asked, ...namedKinds(given.consents, kinds)]
  const agreedTo = new Set(
    consents.flatMap(({ text, version, kind }) =>
      text === 'sensitive' && version === explicitVersion && kind ? kind : [],
    ),
  )
  const texts = await versionedTexts(tx, { id: form.id, version: form.publishedVersion, texts: content.texts })
  const problems = problemsOf({
    content,
    ...copy,
    facts,
    judgements: judged.judgements,
    consents,
    lackingKinds: told.filter((kind) => !agreedTo.has(kind)),
    lackingTexts: lackingTexts(texts, consents),
    unlisted,
  })
  if (problems.length === 0)
    return {
      ...judged,
      ...copy,
      candidate,
      documents,
      facts,
      arrivedAt,
      shared: sharedProfile(whole, agreedTo),
      // It tells two accounts of one person and no number, so that it needs no consent.
      citizenMark: citizenMark(form.id, whole.sensitive.tckn),
      texts,
      consents: asked,
    }
  const names = await conditionNames(tx, caller.language, content.eligibility, judged.profile)
  const errors = await wordProblems(tx, caller, problems, names)
  const reasons = errors.filter(({ field }) => field.startsWith('eligibility.')).map(({ message }) => message)
  if (reasons.length > 0) throw problem('applications.doesNotFit', { reasons: reasons.join(' ') }, errors)
  throw problem('applications.incomplete', { count: errors.length }, errors)
}

const placeOfFile = ({ formDocumentId: id, documentTypeId }: SnapshotDocument) => placeOf({ id, documentTypeId })

function eligibilityOf({ candidate, background }: WholeRow): EligibilityProfile {
  const { birthDate, gender, nationalityId, cityId } = candidate
  const educations = background.educations.map((education) => ({ ...judgedEducation(education), ...noneSame }))
  return { birthDate, gender, nationalityId, cityId, educations }
}
