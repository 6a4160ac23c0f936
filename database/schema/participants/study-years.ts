import { sql } from 'drizzle-orm'
import { check, index, numeric, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { accounts } from '../accounts.ts'
import { belongsTo } from '../columns/belongs-to.ts'
import { moment } from '../columns/moment.ts'
import { files } from '../files.ts'
import { participants } from './participants.ts'
import { terms } from './terms.ts'

/** A participant's academic results, one row for each recorded academic year or term. */
export const studyYears = pgTable(
  'study_years',
  {
    id: uuid().primaryKey(),
    participantId: belongsTo(() => participants.id, { onDelete: 'cascade' }),
    /** The calendar year in which the academic year begins: 2026 is 2026–27. */
    year: smallint().notNull(),
    termId: uuid().references(() => terms.id, { onDelete: 'set null' }),
    className: text(),
    gpa: numeric({ precision: 6, scale: 2, mode: 'number' }),
    /** The maximum of the scale: 4 or 100. */
    gpaScale: smallint(),
    graduationYear: smallint(),
    /** The document that the results were read from; null if they were typed in. */
    fileId: uuid().references(() => files.id),
    writtenBy: uuid().references(() => accounts.id),
    writtenAt: moment().notNull().defaultNow(),
  },
  (table) => [
    check('study_years_gpa', sql`${table.gpa} is null or ${table.gpa} between 0 and coalesce(${table.gpaScale}, 0)`),
    uniqueIndex('study_years_one').on(table.participantId, table.year),
    index('study_years_term').on(table.termId),
  ],
)
