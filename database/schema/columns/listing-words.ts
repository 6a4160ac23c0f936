import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** The words of the title only. The index and the queries share this expression, so that the index is used. */
export function titleWords(words: SQLWrapper): SQL {
  return sql`ts_filter(${words}, '{a}')`
}

/** The start of the day on which a listing closes; an array, so that a query can look for several days at once. */
export function closingDay(moment: SQLWrapper): SQL {
  return sql`(array[date_bin('1 day', ${moment}, '2024-01-01 00:00:00+00')])`
}
