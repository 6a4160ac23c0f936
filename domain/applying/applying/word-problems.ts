import type { Caller } from '#contract/caller.ts'
import type { AnswerFlaw } from '#contract/forms/answer-check.ts'
import { documentName } from '#contract/forms/document-name.ts'
import type { FieldError } from '#contract/problems.ts'
import type { Database, Transaction } from '#database/connection.ts'
import type { ConditionNames } from '#domain/candidates/eligibility/condition-names.ts'
import { wordFits } from '#domain/candidates/eligibility/word-conditions.ts'
import { documentTypeNames } from '#domain/ground/reference/document-type-names.ts'
import type { Language } from '#platform/text/locales.ts'
import { translate } from '#platform/texts.ts'
import type { ApplicationProblem } from './rules/problems-of.ts'

/** Puts missing and wrong parts into words of the caller's language, each with its field. */
export async function wordProblems(
  db: Database | Transaction,
  { language }: Pick<Caller, 'language'>,
  problems: readonly ApplicationProblem[],
  names?: ConditionNames,
): Promise<FieldError[]> {
  const types = await documentTypeNames(
    db,
    language,
    problems.flatMap((problem) => (problem.kind === 'document' ? problem.documentTypeId : [])),
  )
  const worded = problems.map((problem) => ({
    field: fieldOf(problem),
    message: messageOf(problem, language, types, names),
  }))
  // Two unknown conditions on the same part of the profile are one item to fill in.
  return [...new Map(worded.map((error) => [`${error.field} ${error.message}`, error])).values()]
}

function fieldOf(problem: ApplicationProblem): string {
  switch (problem.kind) {
    case 'answer':
      return `answers.${problem.questionId}`
    case 'document':
      return `documents.${problem.formDocumentId}`
    case 'profile':
      return `profile.${problem.part}`
    case 'eligibility':
      return `eligibility.${problem.judgement.kind}`
    case 'consent':
      return `consents.${problem.text}`
    case 'explicit':
      return `consents.sensitive.${problem.of}`
    case 'formText':
      return `consents.${problem.id}`
  }
}

function messageOf(
  problem: ApplicationProblem,
  language: Language,
  types: ReadonlyMap<number, string>,
  names: ConditionNames | undefined,
): string {
  switch (problem.kind) {
    case 'answer':
      return translate(language, flaws[problem.flaw.code], 'limit' in problem.flaw ? { limit: problem.flaw.limit } : {})
    case 'document':
      return translate(language, 'answers.document', {
        name: documentName(problem, language, types.get(problem.documentTypeId) ?? ''),
      })
    case 'consent':
      return translate(language, 'answers.consent', { text: problem.text })
    case 'explicit':
      return translate(language, 'answers.explicit', { kind: problem.of })
    case 'formText':
      return translate(language, 'answers.formText', { title: problem.title })
    default:
      return names ? (wordFits([problem.judgement], language, names)[0]?.reason ?? '') : ''
  }
}

const flaws: Readonly<Record<AnswerFlaw['code'], string>> = {
  required: 'answers.required',
  wrongKind: 'answers.wrongKind',
  notADay: 'answers.notADay',
  notAnOption: 'answers.notAnOption',
  notWhole: 'answers.notWhole',
  notInList: 'answers.notInList',
  tooShort: 'answers.tooShort',
  tooLong: 'answers.tooLong',
  tooSmall: 'answers.tooSmall',
  tooBig: 'answers.tooBig',
  tooFew: 'answers.tooFew',
  tooMany: 'answers.tooMany',
}
