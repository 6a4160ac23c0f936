import { sql } from 'drizzle-orm'
import { applicationNames as names } from '#database/schema/application-names.ts'

/** The letters of a receipt number (`receiptNumber`), the same expression as in its index. */
export const ownLetters = sql<string>`receipt_letters(${names.applicationId}) collate "C"`

/** The six letters in a typed receipt number, with or without the form's number; undefined if it is not one. */
export const receiptLetters = (typed: string): string | undefined =>
  /^(?:\d+\s*-\s*)?([2-9a-hj-np-z]{6})$/i.exec(typed)?.[1]?.toUpperCase()

/** The letters of a receipt number that is still being typed. */
export const receiptBeginning = (typed: string): string | undefined =>
  /^(?:\d+\s*-\s*)?([2-9a-hj-np-z]{1,6})$/i.exec(typed)?.[1]?.toUpperCase()
