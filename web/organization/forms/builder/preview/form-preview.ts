import type { FormContent, FormType } from '#contract/forms/form-content.ts'

/** A form as the preview shows it, under the names of the specification (section 3). */
export interface FormPreview extends Pick<FormContent, 'questions'> {
  /** The form's own fields. */
  readonly data: Pick<FormContent, 'basics' | 'dates' | 'eligibility' | 'steps' | 'texts'> & { readonly type: FormType }
  /** Documents that every applicant hands in. */
  readonly formDocuments: FormContent['documents']
  /** Documents that only some applicants hand in. */
  readonly conditionalDocuments: FormContent['documents']
  /** Ids of the universities whose students may apply; empty: all. */
  readonly universities: readonly number[]
}

export function formPreviewOf(type: FormType, content: FormContent): FormPreview {
  const { basics, dates, eligibility, steps, texts, documents, questions } = content
  return {
    data: { type, basics, dates, eligibility, steps, texts },
    formDocuments: documents.filter(({ when }) => when === null),
    conditionalDocuments: documents.filter(({ when }) => when !== null),
    questions,
    universities: eligibility.flatMap((condition) => ('universityIds' in condition ? condition.universityIds : [])),
  }
}
