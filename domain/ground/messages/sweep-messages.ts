import { lt, sql } from 'drizzle-orm'
import { database } from '#database/connection.ts'
import { outbox } from '#database/schema/outbox.ts'

export async function sweepMessages({ days }: { readonly days: number }) {
  const { rowCount } = await database()
    .delete(outbox)
    .where(lt(outbox.createdAt, sql`now() - make_interval(days => ${days})`))
  return rowCount ?? 0
}
