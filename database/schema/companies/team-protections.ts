import { isNull } from 'drizzle-orm'
import { index, pgTable, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { accounts } from '../accounts.ts'
import { belongsTo } from '../columns/belongs-to.ts'
import { moment } from '../columns/moment.ts'
import { companies } from '../companies.ts'

/** A period in which an organization demands a second factor of its members; ended ones stay as history. */
export const teamProtections = pgTable(
  'team_protections',
  {
    id: uuid().primaryKey(),
    companyId: belongsTo(() => companies.id),
    startedAt: moment().notNull().defaultNow(),
    startedBy: belongsTo(() => accounts.id),
    /** Null while it is in force. */
    endedAt: moment(),
    endedBy: uuid().references(() => accounts.id),
  },
  (table) => [
    uniqueIndex('team_protections_lasting').on(table.companyId).where(isNull(table.endedAt)),
    index('team_protections_company').on(table.companyId, table.startedAt.desc()),
  ],
)
