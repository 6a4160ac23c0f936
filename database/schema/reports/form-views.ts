import { date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { SeenPlace } from '#contract/visits.ts'

/**
 * How often the page of a form and the steps of applying were opened on a day: the sum of `views` is the number; no
 * visitor is recorded. Rows are only inserted, because a single counter row would serialise all visits of a popular
 * form; `rollUpViews` adds them up.
 */
export const formViews = pgTable(
  'form_views',
  {
    formId: uuid().notNull(),
    day: date({ mode: 'string' }).notNull(),
    place: text().$type<SeenPlace>().notNull(),
    views: integer().notNull(),
  },
  (table) => [index('form_views_form').on(table.formId, table.day)],
)
