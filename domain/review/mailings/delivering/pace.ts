import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { database } from '#database/connection.ts'
import { deliveryPace } from '#database/schema/mailings.ts'
import { delivery } from '#domain/ground/messages/delivery.ts'
import type { Way } from '../reach.ts'

/**
 * Waits until this many more e-mails or SMS may be sent. The rate limit is kept in the database, where each process
 * reserves its time, so that all processes together stay within the configured rate.
 */
export async function keepPace(ways: readonly Way[], count: number) {
  const { perSecond } = delivery()
  if (!perSecond) return
  const waits = await Promise.all(ways.map((way) => reserve(way, count / perSecond[way])))
  const longest = Math.max(0, ...waits)
  if (longest > 0) await pause(longest * 1000)
}

async function reserve(way: Way, seconds: number): Promise<number> {
  const length = sql`make_interval(secs => ${seconds})`
  const { rows } = await database().execute<{ wait: number }>(sql`
    insert into ${deliveryPace} (channel, free_at) values (${way}, clock_timestamp() + ${length})
    on conflict (channel) do update
      set free_at = greatest(${deliveryPace.freeAt}, clock_timestamp()) + ${length}
    returning extract(epoch from ${deliveryPace.freeAt} - ${length} - clock_timestamp())::float8 as wait`)
  return rows[0]?.wait ?? 0
}
