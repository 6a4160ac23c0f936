import { eq } from 'drizzle-orm'
import { problem } from '#contract/problems.ts'
import type { SentFile } from '#contract/sent-file.ts'
import { database } from '#database/connection.ts'
import { orders } from '#database/schema/credits/orders.ts'
import { files } from '#database/schema/files.ts'
import { fileStore } from '#domain/files/store.ts'

/** The invoice that is kept with an order. */
export async function invoiceFile(orderId: string): Promise<SentFile> {
  const [file] = await database()
    .select({ name: files.name, type: files.type, size: files.size, hash: files.sha256, key: files.key })
    .from(orders)
    .innerJoin(files, eq(files.id, orders.invoiceFileId))
    .where(eq(orders.id, orderId))
  if (!file || !(await fileStore().exists('private', file.key))) throw problem('files.notFound')
  const { key, ...told } = file
  return {
    ...told,
    inline: true,
    async content(part) {
      const stored = await fileStore().get('private', key, part)
      if (!stored) throw problem('files.notFound')
      return stored.stream
    },
  }
}
