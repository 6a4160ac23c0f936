import type { SnapshotDocument } from '#contract/applications/snapshot.ts'
import type { FormDocument } from '#contract/forms/form-content.ts'
import { otherDocumentType } from '#contract/forms/form-facts.ts'
import type { OwnDocumentName } from '#contract/forms/own-document-name.ts'

interface Missing {
  readonly missingDocumentTypeIds: number[]
  readonly missingOwnNames: (OwnDocumentName | null)[]
}

/** The required documents that are missing, as snapshots store them; empty if all were required at submission. */
export function missingDocuments(asked: readonly FormDocument[], handedIn: readonly SnapshotDocument[]): Missing {
  const missing = asked.filter(
    ({ id, required }) => required && handedIn.every(({ formDocumentId }) => formDocumentId !== id),
  )
  const ownNames = missing
    .filter(({ documentTypeId }) => documentTypeId === otherDocumentType)
    .map(({ ownName }) => ownName ?? null)
  return {
    missingDocumentTypeIds: missing.map(({ documentTypeId }) => documentTypeId),
    missingOwnNames: ownNames.some((ownName) => ownName !== null) ? ownNames : [],
  }
}
