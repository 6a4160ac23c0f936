import { customType, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { StoredAnswer } from '#contract/forms/answer-test.ts'
import { applications } from './applications.ts'
import { belongsTo } from './columns/belongs-to.ts'
import { moment } from './columns/moment.ts'

/** `jsonb` reads a text a second time, and makes a number of the student number that somebody typed. */
const answerValue = customType<{ data: StoredAnswer; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (value) => JSON.stringify(value),
  fromDriver: (value) => value as StoredAnswer,
})

/**
 * What has been typed, a row for each question, with when it was typed and on which device: of two devices the newer
 * answer stands. This is the working copy; what the organization reads is the snapshot.
 */
export const applicationAnswers = pgTable(
  'application_answers',
  {
    applicationId: belongsTo(() => applications.id, { onDelete: 'cascade' }),
    questionId: uuid().notNull(),
    value: answerValue(),
    /** When it was typed, by our clock. */
    typedAt: moment().notNull(),
    /** The tab or device it was typed on. */
    device: text().notNull(),
    savedAt: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.applicationId, table.questionId] })],
)
