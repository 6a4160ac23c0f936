import { sql } from 'drizzle-orm'
import { applicationNames as names } from '#database/schema/application-names.ts'

/** The letters of the number on a receipt (`receiptNumber`), the same expression as in its index. */
export const ownLetters = sql<string>`receipt_letters(${names.applicationId}) collate "C"`

/** The six letters in a number as people type it, with or without the number of the form; undefined if it is none. */
export const receiptLetters = (typed: string): string | undefined =>
  /^(?:\d+\s*-\s*)?([2-9a-hj-np-z]{6})$/i.exec(typed)?.[1]?.toUpperCase()

/** The first letters of such a number, as far as it is typed. */
export const receiptBeginning = (typed: string): string | undefined =>
  /^(?:\d+\s*-\s*)?([2-9a-hj-np-z]{1,6})$/i.exec(typed)?.[1]?.toUpperCase()
