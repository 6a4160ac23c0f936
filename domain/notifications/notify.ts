import { and, eq, inArray, isNull } from 'drizzle-orm'
import { type CandidatePreferences, defaultPreferences } from '#contract/notifications.ts'
import type { Transaction } from '#database/connection.ts'
import { accounts } from '#database/schema/accounts.ts'
import { candidates } from '#database/schema/candidates.ts'
import { notificationPreferences, notifications } from '#database/schema/notifications.ts'
import { linkTo } from '#domain/accounts/link.ts'
import { queueMessage } from '#domain/messages/queue-message.ts'
import { newId } from '#platform/ids.ts'
import { translate } from '#platform/texts.ts'

interface News {
  readonly candidateIds: readonly string[]
  /** Of the kinds that people choose by in their preferences. */
  readonly kind: keyof CandidatePreferences
  /** The key of its sentence under `news.` in common.json. */
  readonly event: string
  readonly values: Readonly<Record<string, string | number>>
  readonly address: `/${string}`
  /** By e-mail at once, or with the others of the day; never where the candidate does not want it. */
  readonly mail: 'now' | 'digest' | 'never'
}

/** Tells candidates what happened, each where they want to hear of it, in the transaction in which it happens. */
export async function notify(tx: Transaction, { candidateIds, kind, event, values, address, mail }: News) {
  if (candidateIds.length === 0) return
  const people = await tx
    .select({ account: accounts, chosen: notificationPreferences })
    .from(candidates)
    .innerJoin(accounts, eq(accounts.id, candidates.accountId))
    .leftJoin(
      notificationPreferences,
      and(eq(notificationPreferences.accountId, accounts.id), eq(notificationPreferences.kind, kind)),
    )
    .where(and(inArray(candidates.id, [...candidateIds]), isNull(accounts.deletedAt)))
  const reached = people.map(({ account, chosen }) => ({
    account,
    channels: chosen ?? defaultPreferences.Candidate[kind],
  }))
  const rows = reached.map(({ account, channels }) => ({
    id: newId(),
    accountId: account.id,
    ...{ kind, event, values, address },
    inApp: channels.inApp,
    wantsDigest: channels.email && mail === 'digest',
  }))
  if (rows.length > 0) await tx.insert(notifications).values(rows)
  if (mail !== 'now') return
  for (const { account, channels } of reached) {
    if (!channels.email || account.emailVerifiedAt === null) continue
    const { language, email: to, name } = account
    const text = translate(language, `news.${event}`, values)
    const link = linkTo(language, address)
    await queueMessage(tx, {
      ...{ channel: 'email', to, kind: 'Candidate', language, template: 'news' },
      values: { name, text, link },
    })
  }
}
