import { type SQL, sql } from 'drizzle-orm'
import { closingDay } from '#database/schema/columns/listing-words.ts'
import { listings } from '#database/schema/forms.ts'

/** Ranges of days that are searched together, counted from today. Later or no deadlines are searched last. */
const spans = [
  [0, 0],
  [1, 3],
  [4, 13],
  [14, 83],
] as const
const far = 84

const today = sql`${closingDay(sql`now()`)}[1]`
const dayAfter = (count: SQL | number) => sql`${today} + ${count} * interval '1 day'`

/**
 * The ids of up to `most` open listings that match a condition, the nearest deadline first. Later days are searched
 * only if there are not enough yet: the indexes contain the day beside the words, so that a frequent word costs little
 * more than a rare one.
 */
export const nextToClose = (where: SQL | undefined, most: number): SQL => sql`(
  select form_id from (
    select found.form_id
    from (values ${sql.join(spans.map(daysOf), sql`, `)}) as span (days)
    cross join lateral (${inOrder(sql`${where} and ${closingDay(listings.closesAt)} && days`)}) as found
    union all
    (${inOrder(sql`${where} and coalesce(${listings.closesAt}, 'infinity') >= ${dayAfter(far)}`)})
  ) as found limit ${most})`

const daysOf = ([from, to]: readonly [number, number]): SQL => sql`(array(
  select ${dayAfter(sql`day`)} from generate_series(${from}::int, ${to}::int) as day))`

const inOrder = (where: SQL): SQL => sql`
  select ${listings.formId} as form_id from ${listings} where ${where} order by ${listings.endsAt}, ${listings.formId}`
