import { date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { SeenPlace } from '#contract/visits.ts'

/**
 * How often the page of a form and the steps of applying were opened on a day: the sum of `views` is the number, and nothing
 * of anybody is kept. Rows are only added, because everybody who opens one form would wait for its row; `foldViews` adds
 * them up.
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
