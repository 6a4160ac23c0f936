import type { FormContent } from '#contract/forms/form-content.ts'
import type { Database } from '#database/connection.ts'
import { expiryOf } from '#domain/candidates/documents/expiry.ts'
import { shelvedOf } from '#domain/candidates/documents/shelf.ts'
import { askedDocuments, type DocumentFacts } from '../rules/asked-documents.ts'

/** How many documents a form asks of this candidate before any answer, and how many of them the candidate has. */
export async function readyDocuments(
  db: Database,
  candidateId: string,
  content: Pick<FormContent, 'questions' | 'documents'>,
  facts: DocumentFacts,
): Promise<{ readonly asked: number; readonly ready: number }> {
  const asked = askedDocuments(content, {}, facts).map(({ documentTypeId }) => documentTypeId)
  const shelved = await shelvedOf(db, candidateId, asked)
  const valid = shelved.filter(({ document }) => expiryOf(document.expiresOn) !== 'expired')
  const types = new Set(valid.map(({ document }) => document.documentTypeId))
  return { asked: asked.length, ready: asked.filter((id) => types.has(id)).length }
}
