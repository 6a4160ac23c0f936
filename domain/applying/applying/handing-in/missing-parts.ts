import type { ProfilePart } from '#contract/candidates/candidate-facts.ts'
import { documentName } from '#contract/forms/document-name.ts'
import type { FormContent } from '#contract/forms/form-content.ts'
import type { ConditionNames } from '#domain/candidates/eligibility/condition-names.ts'
import type { Judgement } from '#domain/candidates/eligibility/judgement.ts'
import { wordFits } from '#domain/candidates/eligibility/word-conditions.ts'
import type { Language } from '#platform/text/locales.ts'
import { translate } from '#platform/texts.ts'
import type { DocumentFacts } from '../rules/asked-documents.ts'
import { partOf } from '../rules/problems-of.ts'

interface MissingPart {
  readonly part: ProfilePart
  readonly required: boolean
  readonly reason: string
}

interface Known {
  readonly content: Pick<FormContent, 'documents'>
  readonly judgements: readonly Judgement[]
  readonly names: ConditionNames
  readonly facts: DocumentFacts
  readonly typeNames: ReadonlyMap<number, string>
}

/** The parts of the profile that are missing: required for submitting, or needed to decide which documents apply. */
export function missingParts(
  language: Language,
  { content, judgements, names, facts, typeNames }: Known,
): MissingPart[] {
  const unknown = judgements.filter(({ fit }) => fit === 'unknown')
  const needed = wordFits(unknown, language, names).map(({ condition, reason }, at): MissingPart => {
    const kind = unknown[at]?.kind ?? 'level'
    return { part: partOf[kind], required: true, reason: `${condition}: ${reason}` }
  })
  const neededForDocuments = content.documents.flatMap((one): MissingPart[] => {
    const { when, documentTypeId } = one
    const document = documentName(one, language, typeNames.get(documentTypeId) ?? '')
    if (when?.kind === 'disabled' && facts.disabled === null) {
      const reason = translate(language, 'answers.requirementsPart', { document })
      return [{ part: 'requirements', required: false, reason }]
    }
    if (when?.kind !== 'classAbove' || facts.classYear !== null) return []
    return [{ part: 'educations', required: false, reason: translate(language, 'answers.classPart', { document }) }]
  })
  // Each part once, with the most important reason.
  return [
    ...new Map([...needed, ...neededForDocuments].reverse().map((missing) => [missing.part, missing])).values(),
  ].reverse()
}
