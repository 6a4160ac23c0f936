import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { OutreachWay } from '#contract/outreach/outreach-facts.ts'
import { belongsTo } from '../columns/belongs-to.ts'
import { moment } from '../columns/moment.ts'
import { companies } from '../companies.ts'

/**
 * E-mails that an organization caused to addresses it has no relation with, for counting them and for the links by which they
 * are refused and reported. The address itself is not kept, only keyed hashes of it.
 */
export const outreachMails = pgTable(
  'outreach_mails',
  {
    id: uuid().primaryKey(),
    companyId: belongsTo(() => companies.id),
    way: text().$type<OutreachWay>().notNull(),
    /** Of organization and address, and of the address alone (`addressMark`). */
    addressMark: text().notNull(),
    anywhereMark: text().notNull(),
    /** What it asks: the invited account, the entered application, the invitation to a community. */
    aboutId: uuid().notNull(),
    /** As it was sent; empty until then. */
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

/** Addresses that want no such e-mails: from one organization, or from any where `company_id` is null. Kept for good. */
export const outreachRefusals = pgTable('outreach_refusals', {
  addressMark: text().primaryKey(),
  companyId: uuid().references(() => companies.id),
  refusedAt: moment().notNull().defaultNow(),
})

/** Such e-mails that their readers reported, by the id of the e-mail; nothing says who that was. */
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
