import { sql } from 'drizzle-orm'
import { bigint, boolean, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { ApplicationEvent } from '#contract/fields/application-events.ts'
import type { ApplicationActor } from '#contract/fields/application-status.ts'
import { accounts } from './accounts.ts'
import { acts } from './acts.ts'
import { applications } from './applications.ts'
import { belongsTo } from './columns/belongs-to.ts'
import { moment } from './columns/moment.ts'

/** Who did what with an application, and when. Append-only. */
export const applicationHistory = pgTable(
  'application_history',
  {
    id: uuid().primaryKey(),
    /** Ascending; orders entries of the same moment. */
    place: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    applicationId: belongsTo(() => applications.id, { onDelete: 'cascade' }),
    companyId: uuid().notNull(),
    event: text().$type<ApplicationEvent>().notNull(),
    by: text().$type<ApplicationActor>().notNull(),
    accountId: uuid().references(() => accounts.id),
    /** The values before and after, such as the statuses. */
    detail: jsonb()
      .$type<Readonly<Record<string, string | number | boolean | null | readonly string[]>>>()
      .notNull()
      .default({}),
    /** Whether the candidate sees it in the timeline. */
    visible: boolean().notNull().default(true),
    /** The action on many applications that it belongs to. */
    actId: uuid().references(() => acts.id),
    at: moment().notNull().defaultNow(),
  },
  (table) => [
    index('application_history_application').on(table.applicationId, table.place.desc()),
    // Both columns, because undoing an act looks up what it wrote for each of its applications.
    index('application_history_of_act').on(table.actId, table.applicationId).where(sql`${table.actId} is not null`),
  ],
)
