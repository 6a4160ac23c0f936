import { inArray } from 'drizzle-orm'
import { mostFor } from '#contract/applying/most-files.ts'
import type { FormContent } from '#contract/forms/form-content.ts'
import { problem } from '#contract/problems.ts'
import type { Database } from '#database/connection.ts'
import { documentTypes } from '#database/schema/reference.ts'

/** Where a file is added: one of the form's documents, or a question that asks for a file. */
export interface DocumentPlace {
  readonly formDocumentId: string
  /** Null for the file of a question. */
  readonly documentTypeId: number | null
  readonly accept: readonly string[]
  /** The number of files allowed; with one, the next file replaces it, otherwise it is refused. */
  readonly most: number
}

interface Named {
  readonly formDocumentId?: string | undefined
  readonly documentTypeId?: number | undefined
}

/** The formats that a file question accepts. */
const anyFile = ['application/pdf', 'image/jpeg', 'image/png']

/**
 * Finds the places that requests refer to: by id, or by document type, which means the form's first document of that
 * type.
 */
export async function documentPlaces(
  db: Database,
  { documents, questions }: Pick<FormContent, 'documents' | 'questions'>,
  named: readonly Named[],
): Promise<DocumentPlace[]> {
  const found = named.map(({ formDocumentId, documentTypeId }) => {
    const document = documents.find(({ id, documentTypeId: type }) =>
      formDocumentId === undefined ? type === documentTypeId : id === formDocumentId,
    )
    const question = questions.find(({ id, kind }) => kind === 'file' && id === formDocumentId)
    if (!document && !question) throw problem('applications.documentNotAsked')
    return {
      formDocumentId: document?.id ?? question?.id ?? '',
      documentTypeId: document?.documentTypeId ?? null,
      several: document?.several ?? false,
    }
  })
  const types = await typesOf(
    db,
    found.flatMap(({ documentTypeId }) => documentTypeId ?? []),
  )
  return found.map(({ several, ...place }) => {
    const type = types.find(({ id }) => id === place.documentTypeId)
    return { ...place, accept: type?.accept ?? anyFile, most: mostFor(type?.multiple ?? false, several) }
  })
}

async function typesOf(db: Database, ids: readonly number[]) {
  if (ids.length === 0) return []
  const { id, accept, multiple } = documentTypes
  return db
    .select({ id, accept, multiple })
    .from(documentTypes)
    .where(inArray(documentTypes.id, [...ids]))
}
