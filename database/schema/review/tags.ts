import { type SQL, sql } from 'drizzle-orm'
import { index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { TagColour } from '#contract/review/tags.ts'
import { applications } from '../applications.ts'
import { belongsTo } from '../columns/belongs-to.ts'
import { moment } from '../columns/moment.ts'
import { companies } from '../companies.ts'

/** A tag of an organization, for applications of all its forms. */
export const tags = pgTable(
  'tags',
  {
    id: uuid().primaryKey(),
    companyId: belongsTo(() => companies.id),
    name: text().notNull(),
    colour: text().$type<TagColour>().notNull(),
    createdAt: moment().notNull().defaultNow(),
    folded: text().generatedAlwaysAs((): SQL => sql`tr_fold(${tags.name})`),
  },
  (table) => [uniqueIndex('tags_name').on(table.companyId, table.folded)],
)

export const applicationTags = pgTable(
  'application_tags',
  {
    applicationId: belongsTo(() => applications.id, { onDelete: 'cascade' }),
    tagId: belongsTo(() => tags.id, { onDelete: 'cascade' }),
    /** Copied from the application, so that an index finds the tagged ones of one form. */
    formId: uuid().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.applicationId, table.tagId] }),
    index('application_tags_form').on(table.tagId, table.formId, table.applicationId),
  ],
)
