import type { FormContent } from '#contract/forms/form-content.ts'
import { otherDocumentType } from '#contract/forms/form-facts.ts'
import type { Database } from '#database/connection.ts'
import { expiryOf } from '#domain/candidates/documents/expiry.ts'
import { shelvedOf } from '#domain/candidates/documents/shelf.ts'
import { askedDocuments, type DocumentFacts } from '../rules/asked-documents.ts'

/**
 * How many documents a form requires of this candidate before any answer, and how many of them the candidate has. Those
 * with a name of the form's own never count as there: the shelf does not know that name.
 */
export async function readyDocuments(
  db: Database,
  candidateId: string,
  content: Pick<FormContent, 'questions' | 'documents'>,
  facts: DocumentFacts,
): Promise<{ readonly asked: number; readonly ready: number }> {
  const required = askedDocuments(content, {}, facts).filter((document) => document.required)
  const asked = required.map(({ documentTypeId }) => documentTypeId)
  const shelved = await shelvedOf(db, candidateId, asked)
  const valid = shelved.filter(({ document }) => expiryOf(document.expiresOn) !== 'expired')
  const types = new Set(valid.map(({ document }) => document.documentTypeId))
  return { asked: asked.length, ready: asked.filter((id) => id !== otherDocumentType && types.has(id)).length }
}
