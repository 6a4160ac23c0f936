import { mostFor } from '#contract/applying/most-files.ts'
import type { FormContent } from '#contract/forms/form-content.ts'
import type { OwnDocumentName } from '#contract/forms/own-document-name.ts'

interface Requested {
  readonly documentTypeId: number
  readonly ownName: OwnDocumentName | null
  readonly multiple: boolean
}

/** How many files answer a request: the form's limit for this document; one if the form does not ask for it. */
export function mostOfAnswer(
  { documents }: Pick<FormContent, 'documents'>,
  { documentTypeId, ownName, multiple }: Requested,
): number {
  const asked = documents.filter(
    (document) => document.documentTypeId === documentTypeId && document.ownName?.tr === ownName?.tr,
  )
  return mostFor(
    multiple && asked.length > 0,
    asked.some(({ several }) => several),
  )
}
