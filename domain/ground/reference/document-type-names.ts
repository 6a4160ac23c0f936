import { inArray } from 'drizzle-orm'
import type { Database, Transaction } from '#database/connection.ts'
import { documentTypes } from '#database/schema/reference.ts'
import type { Language } from '#platform/text/locales.ts'
import { nameIn } from './names.ts'

/** The largest id that the column holds: PostgreSQL fails on a larger one instead of finding nothing. */
const mostId = 32_767

/** The names of document types in the reader's language, by id. */
export async function documentTypeNames(
  db: Database | Transaction,
  language: Language,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const possible = [...new Set(ids)].filter((id) => id <= mostId)
  if (possible.length === 0) return new Map()
  const rows = await db
    .select({ id: documentTypes.id, name: nameIn(language, documentTypes) })
    .from(documentTypes)
    .where(inArray(documentTypes.id, possible))
  return new Map(rows.map(({ id, name }) => [id, name]))
}
