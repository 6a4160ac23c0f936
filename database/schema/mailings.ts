import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { MailingState } from '#contract/fields/mailing-state.ts'
import type { OwnDocumentName } from '#contract/forms/own-document-name.ts'
import type { Channel, DeliveryEnd, DeliveryState, MailingNumbers } from '#contract/mailings/mailings.ts'
import type { MessageTexts } from '#contract/mailings/message-texts.ts'
import { accounts } from './accounts.ts'
import { acts } from './acts.ts'
import { applications } from './applications.ts'
import { candidates } from './candidates.ts'
import { belongsTo } from './columns/belongs-to.ts'
import { moment } from './columns/moment.ts'
import { communities } from './communities.ts'
import { companies } from './companies.ts'
import { forms } from './forms.ts'

export interface FixedPlace {
  readonly slotId: string
  readonly offerId: string
  readonly applicationIds: readonly string[]
}

/** What a request or an invitation asks of candidates once it is released. */
export type Asks =
  | {
      readonly kind: 'documents'
      readonly documentTypeId: number
      readonly ownName?: OwnDocumentName | null | undefined
      readonly note: string
      readonly dueAt: string | null
    }
  | {
      readonly kind: 'missing'
      readonly note: string
      readonly dueAt: string | null
      /** Whether bank details are requested too. */
      readonly asksAccounts: boolean
    }
  | { readonly kind: 'bankInfos'; readonly note: string; readonly dueAt: string | null }
  | {
      readonly kind: 'interviews'
      readonly offerId: string
      readonly slotIds: readonly string[]
      readonly message: string
      readonly answerBy: string | null
      readonly changeHours: number | null
      /** Fixed times, each an offer of its own with one seat for each of its applications. */
      readonly places?: readonly FixedPlace[]
    }

/**
 * A message as a member of an organization wrote it, with placeholders not filled in: to one or many applications of a
 * form at once, or to members of a community. Requests for documents or bank details and interview invitations are
 * held and released in the same way: they have no texts, and `asks` holds the request.
 */
export const mailings = pgTable(
  'mailings',
  {
    id: uuid().primaryKey(),
    companyId: belongsTo(() => companies.id),
    formId: uuid().references(() => forms.id),
    communityId: uuid().references(() => communities.id),
    /** The act on applications that sent it. */
    actId: uuid().references(() => acts.id),
    accountId: belongsTo(() => accounts.id),
    texts: jsonb().$type<MessageTexts>().notNull(),
    /** Null for a message. A request to participants of several forms has no form. */
    asks: jsonb().$type<Asks>(),
    channels: text().array().$type<Channel[]>().notNull(),
    awaitsAnswer: boolean().notNull().default(false),
    state: text().$type<MailingState>().notNull().default('held'),
    /** Until then it is held and can be recalled. */
    releaseAt: moment().notNull(),
    /** End of the lease of the worker that sends it; once it has passed, another worker takes over. */
    leasedUntil: moment('carried_until'),
    /** The number of recipients, and of the credits that it cost. */
    recipients: integer().notNull(),
    credits: integer().notNull(),
    creditsReturned: integer().notNull().default(0),
    /** Final numbers once it has ended; until then deliveries are counted. */
    numbers: jsonb().$type<MailingNumbers>(),
    createdAt: moment().notNull().defaultNow(),
    endedAt: moment(),
  },
  (table) => [
    index('mailings_form').on(table.formId, table.createdAt.desc()),
    index('mailings_community').on(table.communityId, table.createdAt.desc()),
    check(
      'mailings_to_one',
      sql`num_nonnulls(${table.formId}, ${table.communityId}) = 1 or (${table.asks} is not null and ${table.communityId} is null)`,
    ),
    // Finds the requests of an act, while they can still be recalled.
    index('mailings_of_act').on(table.actId).where(sql`${table.asks} is not null`),
    // Mailings with deliveries left to send.
    index('mailings_open').on(table.releaseAt).where(sql`${table.endedAt} is null`),
  ],
)

/**
 * The delivery of a mailing to one application or one community member. Its id is also the id of the message in the
 * thread and of the e-mail, so that a repeated delivery after a crash can be recognised.
 */
export const deliveries = pgTable(
  'deliveries',
  {
    id: uuid().primaryKey(),
    mailingId: belongsTo(() => mailings.id),
    applicationId: uuid().references(() => applications.id, { onDelete: 'cascade' }),
    candidateId: uuid().references(() => candidates.id),
    /** Waiting, done, or why it is not sent: stopped, withdrawn, left, account closed. */
    state: text().$type<DeliveryEnd>().notNull().default('waiting'),
    /** Null if this channel is not used. */
    email: text().$type<DeliveryState>(),
    sms: text().$type<DeliveryState>(),
    /** When a worker may claim it. Claiming moves this forward and works as a lease until then. */
    dueAt: moment().notNull(),
    /** A worker is sending it, or died while sending. */
    isTaken: boolean().notNull().default(false),
    attempts: smallint().notNull().default(0),
    /** When the message appeared in the thread. */
    shownAt: moment(),
  },
  (table) => [
    // In the order in which workers claim them.
    index('deliveries_waiting').on(table.mailingId, table.dueAt, table.id).where(sql`${table.state} = 'waiting'`),
    // In the order in which they are listed.
    index('deliveries_shown').on(table.mailingId, table.id),
    index('deliveries_application').on(table.applicationId),
    index('deliveries_candidate').on(table.candidateId).where(sql`${table.candidateId} is not null`),
    check('deliveries_to_one', sql`num_nonnulls(${table.applicationId}, ${table.candidateId}) = 1`),
  ],
)

/** When the next e-mail or SMS may be sent, shared by all processes. */
export const deliveryPace = pgTable('delivery_pace', {
  channel: text().$type<Exclude<Channel, 'inApp'>>().primaryKey(),
  freeAt: moment().notNull(),
})

/** Message texts that an organization keeps for reuse. */
export const messageTemplates = pgTable(
  'message_templates',
  {
    id: uuid().primaryKey(),
    companyId: belongsTo(() => companies.id),
    name: text().notNull(),
    texts: jsonb().$type<MessageTexts>().notNull(),
    changedBy: uuid().references(() => accounts.id),
    changedAt: moment().notNull().defaultNow(),
  },
  (table) => [uniqueIndex('message_templates_name').on(table.companyId, table.name)],
)
