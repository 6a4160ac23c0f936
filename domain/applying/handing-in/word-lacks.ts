import type { Caller } from '#contract/caller.ts'
import type { AnswerFlaw } from '#contract/forms/answer-check.ts'
import type { FieldError } from '#contract/problems.ts'
import type { Database, Transaction } from '#database/connection.ts'
import { documentTypeNames } from '#domain/data/document-type-names.ts'
import type { ConditionNames } from '#domain/eligibility/condition-names.ts'
import { wordFits } from '#domain/eligibility/word-conditions.ts'
import type { Language } from '#platform/text/locales.ts'
import { translate } from '#platform/texts.ts'
import type { Lack } from '../rules/problems-of.ts'

/** Puts what is missing or wrong into words of the caller's language, each with the field that it is about. */
export async function wordLacks(
  db: Database | Transaction,
  { language }: Pick<Caller, 'language'>,
  lacks: readonly Lack[],
  names?: ConditionNames,
): Promise<FieldError[]> {
  const types = await documentTypeNames(
    db,
    language,
    lacks.flatMap((lack) => (lack.kind === 'document' ? lack.documentTypeId : [])),
  )
  const worded = lacks.map((lack) => ({ field: fieldOf(lack), message: messageOf(lack, language, types, names) }))
  // Two conditions with unknown outcome for the same part of the profile are one thing to fill in.
  return [...new Map(worded.map((error) => [`${error.field} ${error.message}`, error])).values()]
}

function fieldOf(lack: Lack): string {
  switch (lack.kind) {
    case 'answer':
      return `answers.${lack.questionId}`
    case 'document':
      return `documents.${lack.formDocumentId}`
    case 'profile':
      return `profile.${lack.part}`
    case 'eligibility':
      return `eligibility.${lack.judgement.kind}`
    case 'consent':
      return `consents.${lack.text}`
  }
}

function messageOf(
  lack: Lack,
  language: Language,
  types: ReadonlyMap<number, string>,
  names: ConditionNames | undefined,
): string {
  switch (lack.kind) {
    case 'answer':
      return translate(language, flaws[lack.flaw.code], 'limit' in lack.flaw ? { limit: lack.flaw.limit } : {})
    case 'document':
      return translate(language, 'answers.document', { name: types.get(lack.documentTypeId) ?? '' })
    case 'consent':
      return translate(language, 'answers.consent', { text: lack.text })
    default:
      return names ? (wordFits([lack.judgement], language, names)[0]?.reason ?? '') : ''
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
