import { and, eq, inArray, isNull } from 'drizzle-orm'
import { type CandidatePreferences, defaultPreferences } from '#contract/notifications.ts'
import type { Transaction } from '#database/connection.ts'
import { accounts } from '#database/schema/accounts.ts'
import { candidates } from '#database/schema/candidates.ts'
import { notificationPreferences, notifications } from '#database/schema/notifications.ts'
import type { Account } from '#domain/accounts/find-account.ts'
import { linkTo } from '#domain/accounts/link.ts'
import { queueMessage } from '#domain/messages/queue-message.ts'
import { newId } from '#platform/ids.ts'
import { type Happening, newsText } from './news-text.ts'

type News = Happening & {
  readonly candidateIds: readonly string[]
  /** Of the kinds that people choose by in their preferences. */
  readonly kind: keyof CandidatePreferences
  readonly address: `/${string}`
  /** By e-mail at once, or with the others of the day; never where the candidate does not want it. */
  readonly mail: 'now' | 'digest' | 'never'
}

/** Tells candidates what happened, each where they want to hear of it, in the transaction in which it happens. */
export async function notify(tx: Transaction, news: News) {
  const { kind, event, values, address, mail } = news
  const reached = await reachedBy(tx, news)
  if (reached.length === 0) return
  await tx.insert(notifications).values(
    reached.map(({ account, channels }) => ({
      id: newId(),
      accountId: account.id,
      ...{ kind, event, values, address },
      inApp: channels.inApp,
      wantsDigest: channels.email && mail === 'digest',
    })),
  )
  if (mail !== 'now') return
  for (const { account, channels } of reached) {
    if (channels.email) await tellByEmail(tx, account, news)
    if (channels.sms) await tellBySms(tx, account, news)
  }
}

async function reachedBy(tx: Transaction, { candidateIds, kind }: News) {
  if (candidateIds.length === 0) return []
  const people = await tx
    .select({ account: accounts, chosen: notificationPreferences })
    .from(candidates)
    .innerJoin(accounts, eq(accounts.id, candidates.accountId))
    .leftJoin(
      notificationPreferences,
      and(eq(notificationPreferences.accountId, accounts.id), eq(notificationPreferences.kind, kind)),
    )
    .where(and(inArray(candidates.id, [...candidateIds]), isNull(accounts.deletedAt)))
  return people.map(({ account, chosen }) => ({ account, channels: chosen ?? defaultPreferences.Candidate[kind] }))
}

async function tellByEmail(tx: Transaction, account: Account, { event, values, address }: News) {
  const { language, email: to, emailVerifiedAt, name } = account
  const text = newsText(language, event, values)
  if (emailVerifiedAt === null || text === undefined) return
  await queueMessage(tx, {
    ...{ channel: 'email', to, kind: 'Candidate', language, template: 'news' },
    values: { name, text, link: linkTo(language, address) },
  })
}

async function tellBySms(tx: Transaction, { language, gsm: to, gsmVerifiedAt }: Account, { event, values }: News) {
  const text = newsText(language, event, values)
  if (to === null || gsmVerifiedAt === null || text === undefined) return
  await queueMessage(tx, { channel: 'sms', to, kind: 'Candidate', language, template: 'news', values: { text } })
}
