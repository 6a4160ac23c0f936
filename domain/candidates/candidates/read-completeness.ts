import { and, eq } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { type ProfilePart, profileParts } from '#contract/candidates/candidate-facts.ts'
import type { readCompleteness as call } from '#contract/candidates/candidate-profile.ts'
import { database } from '#database/connection.ts'
import { candidateDocuments } from '#database/schema/documents.ts'
import { isOnShelf } from '#domain/candidates/documents/shelf.ts'
import { documentTypeNames } from '#domain/ground/reference/document-type-names.ts'
import type { Language } from '#platform/text/locales.ts'
import { translate } from '#platform/texts.ts'
import { type AskedByOpenForms, askedByOpenForms } from './asked-by-open-forms.ts'
import { completenessOf } from './completeness-of.ts'

/** The missing parts of a profile, and how many open forms each would help with. */
export async function readCompleteness(
  { language }: Caller,
  { candidateId }: Input<typeof call>,
): Promise<Output<typeof call>> {
  const [{ percent, done, leftOut }, counts] = await Promise.all([
    completenessOf(database(), candidateId),
    askedByOpenForms(),
  ])
  const wanted = await mostWanted(candidateId, counts, language)
  return {
    percent,
    parts: profileParts.map((part) => {
      const openForms = part === 'documents' ? (wanted?.count ?? 0) : countFor(part, counts)
      const reason =
        part === 'documents' && wanted
          ? translate(language, 'completeness.document', wanted)
          : translate(language, reasons[part], { count: openForms })
      return { part, done: done[part], leftOut: leftOut.has(part), reason, openForms }
    }),
  }
}

function countFor(part: ProfilePart, counts: AskedByOpenForms): number {
  switch (part) {
    case 'personal':
    case 'location':
    case 'educations':
      return counts[part]
    // No condition uses these parts, but reviewers read them.
    case 'requirements':
      return counts.scholarships
    case 'experiences':
    case 'competencies':
      return counts.jobs
    default:
      return 0
  }
}

const reasons: Readonly<Record<ProfilePart, `completeness.${string}`>> = {
  photo: 'completeness.photo',
  personal: 'completeness.personal',
  location: 'completeness.location',
  gsm: 'completeness.gsm',
  citizen: 'completeness.citizen',
  educations: 'completeness.educations',
  experiences: 'completeness.experiences',
  certificates: 'completeness.certificates',
  competencies: 'completeness.competencies',
  requirements: 'completeness.requirements',
  bank: 'completeness.bank',
  documents: 'completeness.documents',
}

/** The document type that most open forms require and that the candidate does not have. */
async function mostWanted(candidateId: string, { documents }: AskedByOpenForms, language: Language) {
  const onShelf = await database()
    .selectDistinct({ typeId: candidateDocuments.documentTypeId })
    .from(candidateDocuments)
    .where(and(eq(candidateDocuments.candidateId, candidateId), isOnShelf))
  const has = new Set(onShelf.map(({ typeId }) => typeId))
  const [first] = [...documents].filter(([typeId]) => !has.has(typeId)).sort(([, one], [, other]) => other - one)
  if (!first) return undefined
  const [typeId, count] = first
  const names = await documentTypeNames(database(), language, [typeId])
  const document = names.get(typeId)
  return document === undefined ? undefined : { count, document }
}
