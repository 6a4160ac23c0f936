import { customType, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { StoredAnswer } from '#contract/forms/answer-test.ts'
import { applications } from './applications.ts'
import { belongsTo } from './columns/belongs-to.ts'
import { moment } from './columns/moment.ts'

/** By default `jsonb` parses a string again, which would turn a typed student number into a number. */
const answerValue = customType<{ data: StoredAnswer; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (value) => JSON.stringify(value),
  fromDriver: (value) => value as StoredAnswer,
})

/**
 * Answers as typed, a row for each question, with the time and the device: the newer of two answers wins. This is the
 * working copy; the organization reads the snapshot.
 */
export const applicationAnswers = pgTable(
  'application_answers',
  {
    applicationId: belongsTo(() => applications.id, { onDelete: 'cascade' }),
    questionId: uuid().notNull(),
    value: answerValue(),
    /** When it was typed, in server time. */
    typedAt: moment().notNull(),
    /** The tab or device it was typed on. */
    device: text().notNull(),
    savedAt: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.applicationId, table.questionId] })],
)
