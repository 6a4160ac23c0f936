import { mostFor } from '#contract/applying/most-files.ts'
import type { FormContent } from '#contract/forms/form-content.ts'

/** How many files are taken for a requested document: as many as the form takes of its type; one where it asks for none. */
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
