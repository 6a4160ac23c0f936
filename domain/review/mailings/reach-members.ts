import { type SQL, sql } from 'drizzle-orm'
import type { RefusalReason, Refused } from '#contract/applications/acts.ts'
import { type Channel, mostRecipients } from '#contract/mailings/mailings.ts'
import { problem } from '#contract/problems.ts'
import type { Database, Transaction } from '#database/connection.ts'
import { accounts } from '#database/schema/accounts.ts'
import { candidates } from '#database/schema/candidates.ts'
import { communityMembers } from '#database/schema/communities.ts'
import { notificationPreferences as preferences } from '#database/schema/notifications.ts'
import { uuids } from '#database/uuids.ts'
import type { ReachedAlike } from './judge-reach.ts'
import { hasNoAddress, isUnwanted, type Way, waysOf } from './reach.ts'

interface Judged {
  readonly judged: readonly ReachedAlike[]
  /** The members that get nothing, by reason. */
  readonly refused: Refused[]
}

interface Row extends ReachedAlike {
  readonly isMember: boolean
  // `execute` requires rows with an index signature.
  readonly [column: string]: unknown
}

/**
 * Judges in one statement which channels reach each member. Every member sees the message in the community; muted
 * members get no e-mail or SMS, and SMS go only to numbers that are shown.
 */
export async function judgeMembers(
  tx: Transaction,
  communityId: string,
  channels: readonly Channel[],
  candidateIds: readonly string[],
  sampled: number,
): Promise<Judged> {
  if (candidateIds.length > mostRecipients) throw problem('mailings.tooMany', { most: mostRecipients })
  const ways = waysOf(channels)
  const reasonBy = (way: Way) => (ways.includes(way) ? reasonAgainst(way) : sql`'notAsked'`)
  const { rows } = await tx.execute<Row>(sql`
    select ${communityMembers.state} = 'member' as "isMember", null as "inApp", ${reasonBy('email')} as email,
      ${reasonBy('sms')} as sms, array_agg(${candidates.id}::text order by ${candidates.id}) as ids
    from ${communityMembers}
    join ${candidates} on ${candidates.id} = ${communityMembers.candidateId}
    join ${accounts} on ${accounts.id} = ${candidates.accountId} and ${accounts.deletedAt} is null
    left join ${preferences} on ${preferences.accountId} = ${accounts.id} and ${preferences.kind} = 'messages'
    where ${communityMembers.communityId} = ${communityId}::uuid and ${communityMembers.state} in ('member', 'requested', 'invited')
      and ${candidates.id} = any(${uuids(candidateIds)})
    group by 1, 3, 4`)
  const reasonFor = ({ isMember, email, sms }: Row): RefusalReason | null => {
    if (!isMember) return 'notMember'
    if (channels.includes('inApp') || email === null || sms === null) return null
    return email === 'notAsked' ? (sms === 'notAsked' ? null : sms) : email
  }
  const byReason = Map.groupBy(rows, reasonFor)
  const refused = [...byReason].flatMap(([reason, alike]) =>
    reason === null ? [] : [{ reason, ids: alike.flatMap(({ ids }) => ids) }],
  )
  const names = await memberNames(
    tx,
    refused.flatMap(({ ids }) => ids.slice(0, sampled)),
  )
  const missing = candidateIds.length - rows.reduce((sum, { ids }) => sum + ids.length, 0)
  return {
    judged: byReason.get(null) ?? [],
    refused: [
      ...refused.map(({ reason, ids }) => ({
        reason,
        count: ids.length,
        sample: ids.slice(0, sampled).map((id) => ({ id, name: names.get(id) ?? '' })),
      })),
      ...(missing > 0 ? [{ reason: 'notFound' as const, count: missing, sample: [] }] : []),
    ],
  }
}

/** Why a channel does not reach a member; null if it does. */
const reasonAgainst = (way: Way): SQL<RefusalReason | null> => sql`case
  when ${hasNoAddress(way)} then ${way === 'email' ? 'noAddress' : 'noNumber'}
  when ${way === 'email' ? sql`false` : sql`'phone' <> all(${communityMembers.shares})`} then 'notShared'
  when ${communityMembers.muted} or ${isUnwanted(way)} then 'optedOut' end`

/** The names of a community's candidates, as the organization sees them. */
export async function memberNames(
  db: Database | Transaction,
  candidateIds: readonly string[],
): Promise<Map<string, string>> {
  if (candidateIds.length === 0) return new Map()
  const { rows } = await db.execute<{ id: string; name: string }>(sql`
    select ${candidates.id} as id, ${accounts.name} || ' ' || ${accounts.surname} as name from ${candidates}
    join ${accounts} on ${accounts.id} = ${candidates.accountId} where ${candidates.id} = any(${uuids(candidateIds)})`)
  return new Map(rows.map(({ id, name }) => [id, name]))
}
