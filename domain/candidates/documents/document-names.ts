import { sql } from 'drizzle-orm'
import type { OwnDocumentName } from '#contract/forms/own-document-name.ts'
import type { Transaction } from '#database/connection.ts'
import { documentTypes } from '#database/schema/reference.ts'

/** The names of document types for news, which are read in either language. */
export async function documentNames(tx: Transaction, ids: readonly number[]) {
  const { name, nameEn, id } = documentTypes
  const types = await tx
    .select({ name, nameEn })
    .from(documentTypes)
    .where(sql`${id} = any(${sql.param([...ids])}::smallint[])`)
    .orderBy(id)
  return {
    document: types.map((type) => type.name).join(', '),
    documentEn: types.map((type) => type.nameEn).join(', '),
  }
}

/** The name of one document for news: its own where it has one. */
export const documentNamesOf = async (
  tx: Transaction,
  {
    documentTypeId,
    ownName,
  }: { readonly documentTypeId: number; readonly ownName?: OwnDocumentName | null | undefined },
) => (ownName ? { document: ownName.tr, documentEn: ownName.en || ownName.tr } : documentNames(tx, [documentTypeId]))
