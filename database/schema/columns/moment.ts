import { timestamp } from 'drizzle-orm/pg-core'

/** A moment in time, read and written as a Date. */
export const moment = (column = '') => timestamp(column, { withTimezone: true, mode: 'date' })
