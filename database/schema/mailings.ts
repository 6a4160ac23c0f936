import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { MailingState } from '#contract/fields/mailing-state.ts'
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

/** What candidates are asked by a request or an invitation once it is released. */
export type Asks =
  | {
      readonly kind: 'documents'
      readonly documentTypeId: number
      readonly note: string
      readonly dueAt: string | null
    }
  | {
      readonly kind: 'missing'
      readonly note: string
      readonly dueAt: string | null
      /** Whether bank accounts are asked for too. */
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
      /** Fixed times, each an offer of its own; its applications have one seat each. */
      readonly places?: readonly FixedPlace[]
    }

/**
 * A message as a member of an organization wrote it, with its fields not filled in yet: to one or many applications of a form
 * at once, or to members of a community. A request for documents or accounts and an invitation to interviews are held and released
 * in the same way: they have no texts, and `asks` holds the request.
 */
export const mailings = pgTable(
  'mailings',
  {
    id: uuid().primaryKey(),
    companyId: belongsTo(() => companies.id),
    formId: uuid().references(() => forms.id),
    communityId: uuid().references(() => communities.id),
    /** The act on applications that it belongs to. */
    actId: uuid().references(() => acts.id),
    /** Who wrote it. */
    accountId: belongsTo(() => accounts.id),
    texts: jsonb().$type<MessageTexts>().notNull(),
    /** Null for a message. Participants of several forms are asked without a form. */
    asks: jsonb().$type<Asks>(),
    channels: text().array().$type<Channel[]>().notNull(),
    awaitsAnswer: boolean().notNull().default(false),
    state: text().$type<MailingState>().notNull().default('held'),
    /** Until then it is held and can be called back. */
    releaseAt: moment().notNull(),
    /** The worker that sends it renews this; once it has passed, another takes over. */
    carriedUntil: moment(),
    /** How many it is for, and how many credits it took. */
    recipients: integer().notNull(),
    credits: integer().notNull(),
    creditsReturned: integer().notNull().default(0),
    /** What became of it, once it has ended; before, the deliveries are counted. */
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
    // What an act asks, while it may be called back.
    index('mailings_of_act').on(table.actId).where(sql`${table.asks} is not null`),
    // Those that still have something to send.
    index('mailings_open').on(table.releaseAt).where(sql`${table.endedAt} is null`),
  ],
)

/**
 * What one application, or one member of a community, gets of a mailing. The id is that of the message in the thread and of its e-mail, so that
 * whoever is sent it twice after a crash can tell.
 */
export const deliveries = pgTable(
  'deliveries',
  {
    id: uuid().primaryKey(),
    mailingId: belongsTo(() => mailings.id),
    applicationId: uuid().references(() => applications.id, { onDelete: 'cascade' }),
    candidateId: uuid().references(() => candidates.id),
    /** Stopped, withdrawn, left, account closed: what still waited is not sent. */
    state: text().$type<DeliveryEnd>().notNull().default('waiting'),
    /** Null: not by this way. */
    email: text().$type<DeliveryState>(),
    sms: text().$type<DeliveryState>(),
    /** When a worker may take it. Whoever takes it moves this on, and has it alone until then. */
    dueAt: moment().notNull(),
    /** A worker is sending it, or died while sending it. */
    isTaken: boolean().notNull().default(false),
    attempts: smallint().notNull().default(0),
    /** When the message appeared in the thread. */
    shownAt: moment(),
  },
  (table) => [
    // In the order in which they are taken.
    index('deliveries_waiting').on(table.mailingId, table.dueAt, table.id).where(sql`${table.state} = 'waiting'`),
    // In the order in which they are shown.
    index('deliveries_shown').on(table.mailingId, table.id),
    index('deliveries_application').on(table.applicationId),
    index('deliveries_candidate').on(table.candidateId).where(sql`${table.candidateId} is not null`),
    check('deliveries_to_one', sql`num_nonnulls(${table.applicationId}, ${table.candidateId}) = 1`),
  ],
)

/** When the next e-mail or SMS may go, of all processes together. */
export const deliveryPace = pgTable('delivery_pace', {
  channel: text().$type<Exclude<Channel, 'inApp'>>().primaryKey(),
  freeAt: moment().notNull(),
})

/** Messages that an organization writes again and again. */
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
