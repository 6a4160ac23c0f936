import { inArray } from 'drizzle-orm'
import type { Database, Transaction } from '#database/connection.ts'
import { documentTypes } from '#database/schema/reference.ts'
import type { Language } from '#platform/text/locales.ts'
import { nameIn } from './names.ts'

/** What types of documents are called in the reader's language, by their ids. */
export async function documentTypeNames(
  db: Database | Transaction,
  language: Language,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: documentTypes.id, name: nameIn(language, documentTypes) })
    .from(documentTypes)
    .where(inArray(documentTypes.id, [...new Set(ids)]))
  return new Map(rows.map(({ id, name }) => [id, name]))
}
