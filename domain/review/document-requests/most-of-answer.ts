import { mostFor } from '#contract/applying/most-files.ts'
import type { FormContent } from '#contract/forms/form-content.ts'

/**
 * How many files answer a request: the form's limit for this document type; one if the form does not ask for the type.
 */
export function mostOfAnswer(
  { documents }: Pick<FormContent, 'documents'>,
  type: { readonly id: number; readonly multiple: boolean },
): number {
  const asked = documents.filter(({ documentTypeId }) => documentTypeId === type.id)
  return mostFor(
    type.multiple && asked.length > 0,
    asked.some(({ several }) => several),
  )
}
