import { sql } from 'drizzle-orm'
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
