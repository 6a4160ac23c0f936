import type { SnapshotDocument } from '#contract/applications/snapshot.ts'
import { shownIds } from '#contract/forms/conditions.ts'
import type { FormContent } from '#contract/forms/form-content.ts'
import { askedDocuments, type DocumentFacts } from '../rules/asked-documents.ts'
import { placeOf } from '../rules/place-of.ts'
import type { WorkingCopy } from '../working-copy.ts'

interface Worked extends Pick<WorkingCopy, 'answers'> {
  readonly documents: readonly SnapshotDocument[]
  readonly facts: DocumentFacts
}

/**
 * The files of required and optional documents that apply; a file for a document that no longer applies is left out.
 */
export function askedFiles(content: FormContent, { answers, documents, facts }: Worked): SnapshotDocument[] {
  const shown = shownIds(content.questions, answers)
  const questions = content.questions.filter(({ id, kind }) => kind === 'file' && shown.has(id))
  const asked = askedDocuments(content, answers, facts)
  const places = new Set([...asked.map(placeOf), ...questions.map(({ id }) => placeOf({ id }))])
  return documents.filter(({ formDocumentId: id, documentTypeId }) => places.has(placeOf({ id, documentTypeId })))
}
