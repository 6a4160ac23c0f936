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

/** The results of one group of a form, published at once or at a set moment, with the letter that its candidates get. */
export const publications = pgTable(
  'publications',
  {
    id: uuid().primaryKey(),
    companyId: belongsTo(() => companies.id),
    formId: belongsTo(() => forms.id),
    /** Who published or scheduled it. */
    accountId: belongsTo(() => accounts.id),
    /** The group: everybody with this decision, or those of a saved view. */
    decision: text().$type<Decision>(),
    viewId: uuid().references(() => views.id, { onDelete: 'set null' }),
    /** Whom it is for, decided anew at its moment. */
    filters: jsonb().$type<Partial<ApplicationFilters>>().notNull(),
    texts: jsonb().$type<MessageTexts>().notNull(),
    channels: text().array().$type<Channel[]>().notNull(),
    /** Until when winners accept; null where nobody asks them to. */
    acceptBy: moment(),
    state: text().$type<PublicationState>().notNull().default('Scheduled'),
    publishAt: moment().notNull(),
    /** How many it was for when somebody looked, and how many it told. */
    expected: integer().notNull(),
    published: integer(),
    /** The code of the problem that kept it from happening. */
    failure: text(),
    actId: uuid().references(() => acts.id),
    /** Goes up with every change of it. */
    version: integer().notNull().default(1),
    createdAt: moment().notNull().defaultNow(),
    endedAt: moment(),
  },
  (table) => [
    index('publications_form').on(table.formId, table.createdAt.desc()),
    index('publications_waiting').on(table.publishAt).where(sql`${table.state} = 'Scheduled'`),
  ],
)
