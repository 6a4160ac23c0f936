import type { SnapshotDocument } from '#contract/applications/snapshot.ts'
import type { FormDocument } from '#contract/forms/form-content.ts'

/** The types of the required documents that are asked for and not there: none where all was demanded. */
export const missingDocuments = (asked: readonly FormDocument[], handedIn: readonly SnapshotDocument[]): number[] =>
  asked
    .filter(({ id, required }) => required && handedIn.every(({ formDocumentId }) => formDocumentId !== id))
    .map(({ documentTypeId }) => documentTypeId)
