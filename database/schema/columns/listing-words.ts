import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** Of the words those in the title. Written the same in the index and in what is asked. */
export function titleWords(words: SQLWrapper): SQL {
  return sql`ts_filter(${words}, '{a}')`
}

/** The day on which a listing closes, by its beginning; a list, so that it can be looked for among several. */
export function closingDay(moment: SQLWrapper): SQL {
  return sql`(array[date_bin('1 day', ${moment}, '2024-01-01 00:00:00+00')])`
}
