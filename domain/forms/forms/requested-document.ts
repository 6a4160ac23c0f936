import type { SnapshotDocument } from '#contract/applications/snapshot.ts'
import type { FormDocument } from '#contract/forms/form-content.ts'

interface Request {
  readonly documentTypeId: number
  readonly handedInFileId: string | null
}

interface HandedIn {
  readonly documents: readonly SnapshotDocument[]
  readonly missingDocumentTypeIds: readonly number[]
}

/**
 * The document of the form that a request asks for again or that was missing; otherwise one of its type. A document
 * with its own name is not matched by its type alone.
 */
export function requestedDocument(
  documents: readonly FormDocument[],
  { documentTypeId, handedInFileId }: Request,
  handedIn: HandedIn | null,
): FormDocument | undefined {
  const given = handedIn?.documents ?? []
  const again = given.find(({ fileId }) => fileId === handedInFileId)
  if (again) return documents.find(({ id }) => id === again.formDocumentId)
  const ofType = documents.filter((document) => document.documentTypeId === documentTypeId)
  const missing = handedIn?.missingDocumentTypeIds.includes(documentTypeId)
    ? ofType.filter(({ id, required }) => required && given.every(({ formDocumentId }) => formDocumentId !== id))
    : []
  return missing.length === 1 ? missing[0] : ofType.find(({ ownName }) => !ownName)
}
