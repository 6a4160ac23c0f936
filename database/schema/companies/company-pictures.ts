import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { PublicContainer } from '#platform/files/containers.ts'
import { belongsTo } from '../columns/belongs-to.ts'
import { moment } from '../columns/moment.ts'
import { companies } from '../companies.ts'

/** The pictures of organizations in public containers, used or not; `sweepPictures` removes unused ones. */
export const companyPictures = pgTable(
  'company_pictures',
  {
    container: text().$type<PublicContainer>().notNull(),
    key: text().notNull(),
    companyId: belongsTo(() => companies.id),
    bytes: integer().notNull(),
    /** When it was uploaded last. */
    addedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.container, table.key] }),
    index('company_pictures_company').on(table.companyId, table.addedAt),
  ],
)
