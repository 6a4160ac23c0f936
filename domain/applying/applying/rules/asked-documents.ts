import type { Answers } from '#contract/forms/answer-test.ts'
import { isAsked } from '#contract/forms/conditions.ts'
import type { FormContent, FormDocument } from '#contract/forms/form-content.ts'

/** The facts of a candidate that decide which documents apply. Null: not in the profile. */
export interface DocumentFacts {
  readonly disabled: boolean | null
  /** The year of the class that the candidate is in now. */
  readonly classYear: number | null
}

type Conditions = Pick<FormContent, 'questions' | 'documents'>

/**
 * The documents of a form that apply to this candidate. A condition on a fact missing in the profile counts as not
 * met.
 */
export const askedDocuments = (content: Conditions, answers: Answers, facts: DocumentFacts): readonly FormDocument[] =>
  content.documents.filter((document) => isDocumentAsked(document, content, answers, facts))

export function isDocumentAsked(
  { when }: Pick<FormDocument, 'when'>,
  { questions }: Pick<FormContent, 'questions'>,
  answers: Answers,
  { disabled, classYear }: DocumentFacts,
): boolean {
  if (when === null) return true
  switch (when.kind) {
    case 'answer':
      return isAsked(when.test, questions, answers)
    case 'disabled':
      return disabled === true
    case 'classAbove':
      return classYear !== null && classYear > when.year
  }
}
