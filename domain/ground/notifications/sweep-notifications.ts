import { lt, sql } from 'drizzle-orm'
import { database } from '#database/connection.ts'
import { notifications } from '#database/schema/notifications.ts'

export async function sweepNotifications({ days }: { readonly days: number }) {
  const { rowCount } = await database()
    .delete(notifications)
    .where(lt(notifications.createdAt, sql`now() - make_interval(days => ${days})`))
  return rowCount ?? 0
}
