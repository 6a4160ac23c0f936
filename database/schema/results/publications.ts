import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { ApplicationFilters } from '#contract/applications/application-filters.ts'
import type { Channel } from '#contract/mailings/mailings.ts'
import type { MessageTexts } from '#contract/mailings/message-texts.ts'
import type { Decision, PublicationState } from '#contract/results/result-states.ts'
import { accounts } from '../accounts.ts'
import { acts } from '../acts.ts'
import { belongsTo } from '../columns/belongs-to.ts'
import { moment } from '../columns/moment.ts'
import { companies } from '../companies.ts'
import { forms } from '../forms.ts'
import { views } from '../review/views.ts'

/** The results of one group of a form, published at once or at a scheduled time, with the letter to its candidates. */
export const publications = pgTable(
  'publications',
  {
    id: uuid().primaryKey(),
    companyId: belongsTo(() => companies.id),
    formId: belongsTo(() => forms.id),
    /** The member who published or scheduled it. */
    accountId: belongsTo(() => accounts.id),
    /** The group: all applications with this decision, or those of a saved view. */
    decision: text().$type<Decision>(),
    viewId: uuid().references(() => views.id, { onDelete: 'set null' }),
    /** The filters of the group; evaluated again at the time of publishing. */
    filters: jsonb().$type<Partial<ApplicationFilters>>().notNull(),
    texts: jsonb().$type<MessageTexts>().notNull(),
    channels: text().array().$type<Channel[]>().notNull(),
    /** The deadline for winners to accept; null where the form does not ask for acceptance. */
    acceptBy: moment(),
    state: text().$type<PublicationState>().notNull().default('Scheduled'),
    publishAt: moment().notNull(),
    /** The size of the group when it was scheduled, and how many were published. */
    expected: integer().notNull(),
    published: integer(),
    /** The code of the problem that made it fail. */
    failure: text(),
    actId: uuid().references(() => acts.id),
    /** Incremented with every change. */
    version: integer().notNull().default(1),
    createdAt: moment().notNull().defaultNow(),
    endedAt: moment(),
  },
  (table) => [
    index('publications_form').on(table.formId, table.createdAt.desc()),
    index('publications_waiting').on(table.publishAt).where(sql`${table.state} = 'Scheduled'`),
  ],
)
