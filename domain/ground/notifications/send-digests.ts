import { and, asc, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { database, type Transaction } from '#database/connection.ts'
import { accounts } from '#database/schema/accounts.ts'
import { notifications } from '#database/schema/notifications.ts'
import type { Account } from '#domain/ground/callers/account.ts'
import { queueMessage } from '#domain/ground/messages/queue-message.ts'
import { translate } from '#platform/texts.ts'
import { linkToPage } from '../messages/link-to-page.ts'
import { newsSubject } from './news-subject.ts'
import { isKnown, newsText } from './news-text.ts'

const mostLines = 10

/**
 * Sends one e-mail a day with the unread news of candidates who want them by e-mail. Marking the news and queueing the
 * messages is one transaction per batch; rows that another process has locked are skipped.
 */
export async function sendDigests(_: object = {}, atOnce = 200) {
  while ((await database().transaction((tx) => sendSome(tx, atOnce))) === atOnce);
}

async function sendSome(tx: Transaction, atOnce: number): Promise<number> {
  const readers = await tx
    .select()
    .from(accounts)
    .where(
      and(
        isNull(accounts.deletedAt),
        isNotNull(accounts.emailVerifiedAt),
        inArray(accounts.id, tx.select({ id: notifications.accountId }).from(notifications).where(isWaiting)),
      ),
    )
    .orderBy(asc(accounts.id))
    .limit(atOnce)
    .for('no key update', { skipLocked: true })
  const ids = readers.map(({ id }) => id)
  if (ids.length === 0) return 0
  const told = await tx
    .update(notifications)
    .set({ digestedAt: sql`now()` })
    .where(and(inArray(notifications.accountId, ids), isWaiting))
    .returning()
  const news = Map.groupBy(told, ({ accountId }) => accountId)
  for (const reader of readers) await send(tx, reader, news.get(reader.id) ?? [])
  return readers.length
}

/** The condition of the partial index. */
const isWaiting = and(notifications.wantsDigest, isNull(notifications.digestedAt), isNull(notifications.readAt))

async function send(tx: Transaction, { language, email: to, name }: Account, news: readonly News[]) {
  const known = news
    .filter(({ event }) => isKnown(event))
    .toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime())
  const [newest] = known
  if (!newest) return
  const texts = known.flatMap(({ event, values }) => newsText(language, event, values) ?? [])
  const more = texts.length - mostLines
  const lines = [
    ...texts.slice(0, mostLines),
    ...(more > 0 ? [translate(language, 'messages.digest.more', { count: more })] : []),
  ]
  await queueMessage(tx, {
    channel: 'email',
    to,
    kind: 'Candidate',
    language,
    template: 'digest',
    values: {
      name,
      more: texts.length - 1,
      first: newsSubject(language, newest.event, newest.values),
      lines: lines.join('\n'),
      link: linkToPage(language, '/student-dashboard/notifications'),
    },
  })
}

type News = typeof notifications.$inferSelect
