import { and, eq, inArray } from 'drizzle-orm'
import type { Caller } from '#contract/caller.ts'
import type { FormDocument } from '#contract/forms/form-content.ts'
import type { Transaction } from '#database/connection.ts'
import { blankForms, files } from '#database/schema/files.ts'
import { invalid } from '../invalid.ts'

/**
 * The documents with the name and size of each blank form, which the organization must have uploaded. The files are
 * locked, so that they are not swept before the content that refers to them is stored.
 */
export async function withKnownBlanks(
  tx: Transaction,
  caller: Caller,
  companyId: string,
  documents: readonly FormDocument[],
): Promise<FormDocument[]> {
  const ids = documents.flatMap(({ blank }) => blank?.fileId ?? [])
  if (ids.length === 0) return [...documents]
  const rows = await tx
    .select({ fileId: files.id, name: files.name, size: files.size })
    .from(files)
    .innerJoin(blankForms, eq(blankForms.fileId, files.id))
    .where(and(eq(files.companyId, companyId), inArray(files.id, ids)))
    .for('key share', { of: files })
  const known = new Map(rows.map((row) => [row.fileId, row]))
  return documents.map((document, at) => {
    if (!document.blank) return document
    const blank = known.get(document.blank.fileId)
    if (!blank) throw invalid(caller, `documents.${at}.blank`, 'fields.blankForm')
    return { ...document, blank }
  })
}
