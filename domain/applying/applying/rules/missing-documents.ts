import type { SnapshotDocument } from '#contract/applications/snapshot.ts'
import type { FormDocument } from '#contract/forms/form-content.ts'

/** The types of required documents that are missing; empty if all were required at submission. */
export const missingDocuments = (asked: readonly FormDocument[], handedIn: readonly SnapshotDocument[]): number[] =>
  asked
    .filter(({ id, required }) => required && handedIn.every(({ formDocumentId }) => formDocumentId !== id))
    .map(({ documentTypeId }) => documentTypeId)
