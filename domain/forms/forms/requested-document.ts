import type { SnapshotDocument } from '#contract/applications/snapshot.ts'
import { documentName } from '#contract/forms/document-name.ts'
import type { FormDocument } from '#contract/forms/form-content.ts'
import type { OwnDocumentName } from '#contract/forms/own-document-name.ts'
import type { Language } from '#platform/text/locales.ts'

interface Request {
  readonly documentTypeId: number
  readonly ownName: OwnDocumentName | null
  readonly handedInFileId: string | null
}

interface HandedIn {
  readonly documents: readonly SnapshotDocument[]
}

/** The document of the form that a request asks for again; otherwise the one of its type with the same own name. */
export function requestedDocument(
  documents: readonly FormDocument[],
  { documentTypeId, ownName, handedInFileId }: Request,
  handedIn: HandedIn | null,
): FormDocument | undefined {
  const again = handedIn?.documents.find(({ fileId }) => fileId === handedInFileId)
  if (again) return documents.find(({ id }) => id === again.formDocumentId)
  return documents.find(
    (document) => document.documentTypeId === documentTypeId && document.ownName?.tr === ownName?.tr,
  )
}

/** The own name that a request was made with; otherwise that of the form's document, or of its type. */
export const requestName = (request: Request, asked: FormDocument | undefined, language: Language, typeName: string) =>
  documentName(request.ownName ? request : (asked ?? {}), language, typeName)
