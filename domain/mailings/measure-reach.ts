import { sql } from 'drizzle-orm'
import type { RefusalReason } from '#contract/applications/acts.ts'
import { type Channel, mostRecipients, type Unreached } from '#contract/mailings/mailings.ts'
import { problem } from '#contract/problems.ts'
import type { Transaction } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import { uuids } from '#database/uuids.ts'
import { named, senderNames } from '#domain/acts/sort-out.ts'
import { unreachedBy, type Way, waysIn } from './reach.ts'

export interface Reach {
  readonly reached: Readonly<Record<Channel, number>>
  readonly unreached: Unreached[]
}

/** How many each channel reaches, and whom it does not, and why. */
export async function measureReach(
  tx: Transaction,
  channels: readonly Channel[],
  applicationIds: readonly string[],
): Promise<Reach> {
  if (applicationIds.length > mostRecipients) throw problem('mailings.tooMany', { most: mostRecipients })
  const ways = waysIn(channels)
  const counts = await Promise.all(ways.map((way) => countBy(tx, way, applicationIds)))
  const left = counts.flatMap((rows, at) =>
    rows.flatMap(({ reason, count, ids }) => {
      const channel = ways[at]
      return reason && channel ? [{ channel, reason, count, ids }] : []
    }),
  )
  const names = await senderNames(
    tx,
    left.flatMap(({ ids }) => ids),
  )
  const reachedBy = (way: Way) => counts[ways.indexOf(way)]?.find(({ reason }) => reason === null)?.count ?? 0
  return {
    reached: { inApp: applicationIds.length, email: reachedBy('email'), sms: reachedBy('sms') },
    unreached: left.map(({ ids, ...rest }) => ({
      ...rest,
      sample: ids.map((id) => ({ id, name: names.get(id) ?? '' })),
    })),
  }
}

async function countBy(tx: Transaction, way: Way, applicationIds: readonly string[]) {
  const { rows } = await tx.execute<{ reason: RefusalReason | null; count: number; ids: string[] }>(sql`
    select reason, count(*)::int as count, (array_agg(id::text order by id))[1:${sql.raw(String(named))}] as ids
    from (
      select ${applications.id} as id, ${unreachedBy(way)} as reason
      from ${applications} where ${applications.id} = any(${uuids(applicationIds)})
    ) as judged
    group by reason order by count(*) desc, reason`)
  return rows
}
