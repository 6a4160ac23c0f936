import { sql } from 'drizzle-orm'
import type { RefusalReason } from '#contract/applications/acts.ts'
import type { Caller } from '#contract/caller.ts'
import { type Channel, mostRecipients, type Unreached } from '#contract/mailings/mailings.ts'
import type { Module } from '#contract/permissions.ts'
import { problem } from '#contract/problems.ts'
import type { Transaction } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import { uuids } from '#database/uuids.ts'
import { sampledFor, senderNames } from '#domain/review/acts/split-refused.ts'
import { nobodyReached, reasonAgainst, type Way, waysOf, whoIsReached } from './reach.ts'

export interface Reach {
  readonly reached: Readonly<Record<Channel, number>>
  readonly unreached: Unreached[]
}

/** Applications or members with the same reachability: per channel null if it reaches them, otherwise the reason. */
export interface ReachedAlike {
  /** Why a message cannot even be shown in the thread: the candidate has no account. */
  readonly inApp: RefusalReason | null
  readonly email: RefusalReason | 'notAsked' | null
  readonly sms: RefusalReason | 'notAsked' | null
  readonly ids: readonly string[]
}

/**
 * Judges in one statement which channels reach each application. Both the cost and the sent messages follow its result,
 * even if candidates change their settings meanwhile.
 */
export async function judgeReach(
  tx: Transaction,
  channels: readonly Channel[],
  applicationIds: readonly string[],
): Promise<readonly ReachedAlike[]> {
  if (applicationIds.length > mostRecipients) throw problem('mailings.tooMany', { most: mostRecipients })
  const ways = waysOf(channels)
  const reasonBy = (way: Way) => (ways.includes(way) ? reasonAgainst(way) : sql`'notAsked'`)
  const { rows } = await tx.execute<ReachedAlike & Record<string, unknown>>(sql`
    select "inApp", case when "inApp" is null then email else 'notAsked' end as email,
      case when "inApp" is null then sms else 'notAsked' end as sms, array_agg(id::text order by id) as ids
    from (
      select ${applications.id} as id, ${nobodyReached} as "inApp", ${reasonBy('email')} as email, ${reasonBy('sms')} as sms
      from ${applications} ${whoIsReached} where ${applications.id} = any(${uuids(applicationIds)})
    ) as judged
    group by 1, 2, 3`)
  return rows
}

/** How many each channel reaches, and which applications it does not, by reason. */
export async function describeReach(
  tx: Transaction,
  judged: readonly ReachedAlike[],
  sampled: number,
  namesOf = senderNames,
): Promise<Reach> {
  const left = (['inApp', 'email', 'sms'] as const).flatMap((way) => unreachedIn(judged, way))
  const names = await namesOf(
    tx,
    left.flatMap(({ ids }) => ids.slice(0, sampled)),
  )
  const reachedBy = (way: Channel) => countOf(judged.filter((alike) => alike[way] === null))
  return {
    reached: { inApp: reachedBy('inApp'), email: reachedBy('email'), sms: reachedBy('sms') },
    unreached: left.map(({ ids, ...rest }) => ({
      ...rest,
      count: ids.length,
      sample: ids.slice(0, sampled).map((id) => ({ id, name: names.get(id) ?? '' })),
    })),
  }
}

/** What an act that sends messages finds out first: whom they reach by which channel, and how to describe it. */
export async function lookAtReach(
  tx: Transaction,
  caller: Caller,
  { channels, applicationIds }: { readonly channels: readonly Channel[]; readonly applicationIds: readonly string[] },
  module: Module = 'Applications',
) {
  const judged = await judgeReach(tx, channels, applicationIds)
  return { ...(await describeReach(tx, judged, sampledFor(caller, module))), judged }
}

const countOf = (groups: readonly ReachedAlike[]) => groups.reduce((sum, { ids }) => sum + ids.length, 0)

/** The applications that a channel does not reach, by reason, the most frequent first. */
function unreachedIn(judged: readonly ReachedAlike[], channel: Channel) {
  const byReason = Map.groupBy(judged, (alike) => alike[channel])
  return [...byReason]
    .flatMap(([reason, groups]) => {
      if (reason === null || reason === 'notAsked') return []
      return [{ channel, reason, ids: groups.flatMap(({ ids }) => ids).toSorted() }]
    })
    .toSorted((one, other) => other.ids.length - one.ids.length || (one.reason < other.reason ? -1 : 1))
}
