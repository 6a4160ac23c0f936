import { and, count, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { CompanyMessage, listCompanyMessages as call } from '#contract/conversations.ts'
import { database } from '#database/connection.ts'
import { preparedOn } from '#database/prepared-on.ts'
import { accounts } from '#database/schema/accounts.ts'
import { applicationMessages } from '#database/schema/application-messages.ts'
import { forms } from '#database/schema/forms.ts'
import { deliveries, mailings } from '#database/schema/mailings.ts'
import { signedLink } from '#domain/ground/files/signed-link.ts'
import { recipientsOf, wordFor } from '#domain/review/mailings/recipients.ts'
import { type ApplicationIds, requireReviewed, senderName } from '#domain/review/review/reviewed-application.ts'
import { filesOfMailings, type MessageFileTarget } from '../message-files/files-of-mailings.ts'

/** The thread as the organization sees it. Unsent messages come first, on the first page. */
export async function listCompanyMessages(caller: Caller, input: Input<typeof call>): Promise<Output<typeof call>> {
  const { pageNumber, pageSize } = input
  const db = database()
  const sender = await requireReviewed(db, input)
  const { appId, formId } = input
  const [rows, [counted], [form], held] = await Promise.all([
    messagesOn(db).execute({ appId, limit: pageSize, offset: (pageNumber - 1) * pageSize }),
    numberOn(db).execute({ appId }),
    formOn(db).execute({ formId }),
    pageNumber === 1 ? heldMessages(input) : [],
  ])
  const name = senderName(sender)
  // Messages of a removed or anonymised candidate are empty, and show no attachments either.
  const mailingIds =
    name === null ? [] : [...held, ...rows.map(({ message }) => message)].map(({ mailingId }) => mailingId)
  const filesOf = await filesOfMailings(db, mailingIds)
  const linkTo = (target: MessageFileTarget) => signedLink(caller, target)
  const said = rows.map(({ message, delivery, writer }) => ({
    id: message.id,
    by: message.by,
    from: message.by === 'candidate' ? (name ?? '') : nameOf(writer),
    subject: message.subject,
    text: message.text,
    createdAt: message.createdAt.toISOString(),
    readAt: message.readAt?.toISOString() ?? null,
    awaitsAnswer: message.awaitsAnswer && message.answeredAt === null,
    files: filesOf(message.mailingId, linkTo),
    mailingId: message.mailingId,
    isHeld: false,
    ...waysOf(delivery),
  }))
  return {
    items: [...held.map((message) => ({ ...message, files: filesOf(message.mailingId, linkTo) })), ...said],
    total: (counted?.total ?? 0) + held.length,
    pageNumber,
    pageSize,
    takesReplies: form?.takesReplies ?? false,
  }
}

const isOfIt = eq(applicationMessages.applicationId, sql.placeholder('appId'))

const messagesOn = preparedOn((db) =>
  db
    .select({ message: applicationMessages, delivery: deliveries, writer: accounts })
    .from(applicationMessages)
    .leftJoin(deliveries, eq(deliveries.id, applicationMessages.id))
    .leftJoin(accounts, eq(accounts.id, applicationMessages.accountId))
    .where(isOfIt)
    .orderBy(desc(applicationMessages.createdAt), desc(applicationMessages.id))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .prepare('messages_of_an_application'),
)

const numberOn = preparedOn((db) =>
  db.select({ total: count() }).from(applicationMessages).where(isOfIt).prepare('number_of_messages'),
)

const formOn = preparedOn((db) =>
  db
    .select({ takesReplies: forms.takesReplies })
    .from(forms)
    .where(eq(forms.id, sql.placeholder('formId')))
    .prepare('whether_a_form_takes_replies'),
)

const nameOf = (writer: typeof accounts.$inferSelect | null) => (writer ? `${writer.name} ${writer.surname}` : '')

type Delivered = Pick<typeof deliveries.$inferSelect, 'email' | 'sms'> | null

const waysOf = (delivery: Delivered): Pick<CompanyMessage, 'channels' | 'email' | 'sms'> => ({
  channels: (['email', 'sms'] as const).filter((way) => delivery?.[way] != null),
  email: delivery?.email ?? null,
  sms: delivery?.sms ?? null,
})

/** Unsent messages to this application, as they would be worded now. */
async function heldMessages({ formId, appId }: ApplicationIds): Promise<Omit<CompanyMessage, 'files'>[]> {
  const db = database()
  const rows = await heldOn(db).execute({ appId })
  const recipient = rows.length > 0 ? (await recipientsOf(db, formId, [appId])).get(appId) : undefined
  if (!recipient) return []
  return rows.map(({ delivery, mailing, writer }) => {
    const { subject, text } = wordFor(recipient, mailing.texts)
    return {
      id: delivery.id,
      by: 'company',
      from: nameOf(writer),
      subject,
      text,
      createdAt: mailing.createdAt.toISOString(),
      readAt: null,
      awaitsAnswer: mailing.awaitsAnswer,
      mailingId: mailing.id,
      isHeld: true,
      ...waysOf(delivery),
    }
  })
}

const heldOn = preparedOn((db) => {
  const isOfIt = eq(deliveries.applicationId, sql.placeholder('appId'))
  return db
    .select({ delivery: deliveries, mailing: mailings, writer: accounts })
    .from(deliveries)
    .innerJoin(mailings, eq(mailings.id, deliveries.mailingId))
    .leftJoin(accounts, eq(accounts.id, mailings.accountId))
    .where(and(isOfIt, eq(deliveries.state, 'waiting'), isNull(mailings.asks), sql`${deliveries.shownAt} is null`))
    .orderBy(desc(mailings.createdAt))
    .prepare('held_messages_of_an_application')
})
