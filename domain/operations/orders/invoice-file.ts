import { eq } from 'drizzle-orm'
import type { SentFile } from '#contract/sent-file.ts'
import { database } from '#database/connection.ts'
import { orders } from '#database/schema/credits/orders.ts'
import { files } from '#database/schema/files.ts'
import { sentColumns, storedFile } from '#domain/ground/files/stored-file.ts'

export async function invoiceFile(orderId: string): Promise<SentFile> {
  const [file] = await database()
    .select(sentColumns)
    .from(orders)
    .innerJoin(files, eq(files.id, orders.invoiceFileId))
    .where(eq(orders.id, orderId))
  return storedFile(file)
}
