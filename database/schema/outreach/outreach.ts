import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { OutreachWay } from '#contract/outreach/outreach-facts.ts'
import { belongsTo } from '../columns/belongs-to.ts'
import { moment } from '../columns/moment.ts'
import { companies } from '../companies.ts'

/**
 * E-mails that an organization caused to addresses it has no relation with, for counting them and for the links by
 * which recipients refuse or report them. Only keyed hashes of the address are stored.
 */
export const outreachMails = pgTable(
  'outreach_mails',
  {
    id: uuid().primaryKey(),
    companyId: belongsTo(() => companies.id),
    way: text().$type<OutreachWay>().notNull(),
    /** Hash of organization and address, and of the address alone (`addressMark`). */
    addressMark: text().notNull(),
    anywhereMark: text().notNull(),
    /** The id of its subject: the invited account, the entered application, the invitation to a community. */
    aboutId: uuid().notNull(),
    /** The subject line as sent; empty until then. */
    subject: text().notNull().default(''),
    sentAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index('outreach_mails_counted').on(table.companyId, table.way, table.sentAt),
    index('outreach_mails_address').on(table.companyId, table.addressMark),
    index('outreach_mails_about').on(table.aboutId),
    index('outreach_mails_sent').on(table.sentAt),
  ],
)

/**
 * Addresses that refuse such e-mails: from one organization, or from all where `company_id` is null. Kept permanently.
 */
export const outreachRefusals = pgTable('outreach_refusals', {
  addressMark: text().primaryKey(),
  companyId: uuid().references(() => companies.id),
  refusedAt: moment().notNull().defaultNow(),
})

/** Reports of such e-mails by their recipients, by the id of the e-mail; the reporter is not recorded. */
export const outreachReports = pgTable(
  'outreach_reports',
  {
    id: uuid().primaryKey(),
    companyId: belongsTo(() => companies.id),
    way: text().$type<OutreachWay>().notNull(),
    subject: text().notNull(),
    sentAt: moment().notNull(),
    words: text().notNull().default(''),
    reportedAt: moment().notNull().defaultNow(),
  },
  (table) => [index('outreach_reports_newest').on(table.reportedAt.desc(), table.id)],
)
