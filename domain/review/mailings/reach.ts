import { eq, type SQL, sql } from 'drizzle-orm'
import type { RefusalReason } from '#contract/applications/acts.ts'
import type { Channel } from '#contract/mailings/mailings.ts'
import { defaultPreferences } from '#contract/notifications.ts'
import { accounts } from '#database/schema/accounts.ts'
import { applications } from '#database/schema/applications.ts'
import { candidates } from '#database/schema/candidates.ts'
import { notificationPreferences as preferences } from '#database/schema/notifications.ts'
import { unreachableReason } from '#domain/applying/applications/unreachable-reason.ts'
import { delivery } from '#domain/ground/messages/delivery.ts'
import { sendsSms } from '#domain/ground/messages/reaches-by-sms.ts'

export type Way = Exclude<Channel, 'inApp'>

/** Why a candidate cannot be reached by e-mail or SMS: SQL over `applications`, null for those who can. */
const unreachedBy = (way: Way): SQL<RefusalReason | null> =>
  sql`(select ${reasonAgainst(way)} from (select) as one ${whoIsReached})`

/** The same over `applications` joined with `whoIsReached`, to judge many at once. */
export const reasonAgainst = (way: Way): SQL<RefusalReason | null> => sql`case
  when ${accounts.id} is null or ${hasNoAddress(way)} then ${missing[way]}
  when not ${applications.notify} or ${isUnwanted(way)} then 'optedOut' end`

/** SQL over `preferences` of messages: whether the account wants none by this channel. */
export const isUnwanted = (way: Way): SQL =>
  sql`not coalesce(${preferences[way]}, ${defaultPreferences.Candidate.messages[way]})`

/** Joins the account behind an application, and its preferences for messages. */
export const whoIsReached = sql`
  left join ${candidates} on ${eq(candidates.id, applications.candidateId)}
  left join ${accounts} on ${eq(accounts.id, candidates.accountId)} and ${accounts.deletedAt} is null
  left join ${preferences} on ${eq(preferences.accountId, accounts.id)} and ${eq(preferences.kind, 'messages')}`

/** Why an application has no account to reach, over `applications` joined with `whoIsReached`; null if it has one. */
export const nobodyReached: SQL<RefusalReason | null> = sql`case
  when ${candidates.accountId} is null then 'notTakenOver' when ${accounts.id} is null then 'accountClosed' end`

const missing = { email: 'noAddress', sms: 'noNumber' } as const

/** SQL over `accounts`: whether there is no usable address for this channel. */
export function hasNoAddress(way: Way): SQL {
  if (way === 'email') return sql`${accounts.emailVerifiedAt} is null`
  if (!sendsSms()) return sql`true`
  const { smsCountries = [] } = delivery()
  // The gateway does not reach every country.
  const elsewhere =
    smsCountries.length === 0
      ? sql`false`
      : sql`not exists (select from unnest(${sql.param([...smsCountries])}::text[]) as code where starts_with(${accounts.gsm}, code))`
  return sql`(${accounts.gsm} is null or ${accounts.gsmVerifiedAt} is null or ${elsewhere})`
}

/**
 * Refuses applications that none of the channels reaches. Every message is shown in the thread, so `inApp` reaches
 * every candidate with an account.
 */
export function unreached(channels: readonly Channel[]): SQL<RefusalReason | null> {
  return sql`coalesce(${unreachableReason}, ${byNoChannel(channels)})`
}

function byNoChannel(channels: readonly Channel[]): SQL<RefusalReason | null> {
  const [first, second] = waysOf(channels)
  if (channels.includes('inApp') || !first) return sql`null`
  return second ? sql`case when ${unreachedBy(second)} is not null then ${unreachedBy(first)} end` : unreachedBy(first)
}

export const waysOf = (channels: readonly Channel[]): Way[] =>
  (['email', 'sms'] as const).filter((way) => channels.includes(way))
