import { eq, inArray, or } from 'drizzle-orm'
import { database, type Transaction } from '#database/connection.ts'
import { accounts } from '#database/schema/accounts.ts'
import { notifications } from '#database/schema/notifications.ts'
import type { Account } from '#domain/accounts/find-account.ts'
import { senderAddress } from '#domain/messages/delivery.ts'
import { queueMessages } from '#domain/messages/queue-message.ts'
import { sendsSms } from '#domain/messages/reaches-by-sms.ts'
import type { Message, Outreach } from '#domain/messages/templates.ts'
import { sentCalendar } from '#platform/calendar-text.ts'
import type { MailCalendar } from '#platform/mail.ts'
import type { Language } from '#platform/text/locales.ts'
import { translate } from '#platform/texts.ts'
import { linkToPage } from '../accounts/link-to-page.ts'
import { interviewLink } from './interview-address.ts'
import { type NewsValues, newsText } from './news-text.ts'
import { outreachOfNews } from './outreach-of-news.ts'

/**
 * Words and queues the e-mails of news that are told at once, each batch in a transaction of its own. If it is killed,
 * the next run continues; two workers share the work.
 */
export async function tellNews(_: object = {}, atOnce = 200) {
  while ((await database().transaction((tx) => tellSome(tx, atOnce))) === atOnce);
}

async function tellSome(tx: Transaction, atOnce: number): Promise<number> {
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

/** No message for a closed account, or for an event that this version does not know. */
function messagesFor(news: News, account: Account, outreach: Outreach | undefined): Message[] {
  const { kind, language, name, email, gsm, deletedAt } = account
  const text = newsText(language, news.event, news.values)
  if (text === undefined || deletedAt !== null) return []
  const shared = { kind, language }
  const template = kind === 'Candidate' ? 'news' : 'memberNews'
  const otherwise = kind === 'Candidate' ? '/student-dashboard/notifications' : '/organizations-dashboard/notifications'
  const link =
    interviewLink(news.address, language) ?? linkToPage(language, (news.address ?? otherwise) as `/${string}`)
  const calendar = calendarFor(news, account)
  return [
    ...(news.emailDue
      ? [
          {
            ...shared,
            template,
            channel: 'email',
            to: email,
            values: { name, text, link, ...partsOf(news.values, language) },
            calendar,
            outreach,
          } as const,
        ]
      : []),
    ...(news.smsDue && gsm !== null && sendsSms()
      ? [{ ...shared, template: 'news', channel: 'sms', to: gsm, values: { text } } as const]
      : []),
  ]
}

/** What an e-mail says beside the sentence: what the organization wrote, and where one has to be. */
function partsOf({ message, place, videoUrl }: NewsValues, language: Language) {
  const lines = [
    ...(place === undefined ? [] : [translate(language, 'messages.news.place', { place })]),
    ...(videoUrl === undefined ? [] : [translate(language, 'messages.news.video', { videoUrl })]),
  ]
  return {
    ...(message !== undefined && { quote: `${message}` }),
    ...(lines.length > 0 && { lines: lines.join('\n') }),
  }
}

function calendarFor({ calendar }: News, { name, surname, email }: Account): MailCalendar | undefined {
  if (calendar === null) return undefined
  const { method, event } = calendar
  const to = { name: `${name} ${surname}`, email }
  return { method, content: sentCalendar(event, { method, from: senderAddress(), to }) }
}

type News = typeof notifications.$inferSelect
