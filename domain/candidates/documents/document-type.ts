import { eq } from 'drizzle-orm'
import { problem } from '#contract/problems.ts'
import type { Database, Transaction } from '#database/connection.ts'
import { documentTypes } from '#database/schema/reference.ts'

export async function documentType(db: Database | Transaction, id: number) {
  const [type] = await db.select().from(documentTypes).where(eq(documentTypes.id, id))
  if (!type) throw problem('documents.unknownType')
  return type
}
