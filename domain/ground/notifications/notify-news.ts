import { eq, inArray, or } from 'drizzle-orm'
import { database, type Transaction } from '#database/connection.ts'
import { accounts } from '#database/schema/accounts.ts'
import { notifications } from '#database/schema/notifications.ts'
import type { Account } from '#domain/ground/callers/account.ts'
import { queueMessages } from '#domain/ground/messages/queue-message.ts'
import { sendsSms } from '#domain/ground/messages/reaches-by-sms.ts'
import type { Message, Outreach } from '#domain/ground/messages/templates.ts'
import { newsEmail } from './news-email.ts'
import { newsText } from './news-text.ts'
import { outreachOfNews } from './outreach-of-news.ts'

/**
 * Words and queues the e-mails of immediate news, each batch in a transaction of its own. If it is killed, the next
 * run continues; two workers share the work.
 */
export async function notifyNews(_: object = {}, atOnce = 200) {
  while ((await database().transaction((tx) => notifyBatch(tx, atOnce))) === atOnce);
}

async function notifyBatch(tx: Transaction, atOnce: number): Promise<number> {
  const due = await tx
    .select({ news: notifications, account: accounts })
    .from(notifications)
    .innerJoin(accounts, eq(accounts.id, notifications.accountId))
    .where(or(eq(notifications.emailDue, true), eq(notifications.smsDue, true)))
    .orderBy(notifications.id)
    .limit(atOnce)
    .for('no key update', { of: notifications, skipLocked: true })
  const outreach = await outreachOfNews(tx, due)
  await queueMessages(
    tx,
    due.flatMap(({ news, account }) => messagesFor(news, account, outreach.get(news.id))),
  )
  await tx
    .update(notifications)
    .set({ emailDue: false, smsDue: false })
    .where(
      inArray(
        notifications.id,
        due.map(({ news }) => news.id),
      ),
    )
  return due.length
}

/** Returns no message for a closed account, or for an event that this version does not know. */
function messagesFor(news: News, account: Account, outreach: Outreach | undefined): Message[] {
  const { kind, language, gsm, deletedAt } = account
  const text = newsText(language, news.event, news.values)
  if (text === undefined || deletedAt !== null) return []
  return [
    ...(news.emailDue ? [{ ...newsEmail(news, account), outreach }] : []),
    ...(news.smsDue && gsm !== null && sendsSms()
      ? [{ kind, language, template: 'news', channel: 'sms', to: gsm, values: { text } } as const]
      : []),
  ]
}

type News = typeof notifications.$inferSelect
