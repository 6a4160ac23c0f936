import { sql } from 'drizzle-orm'

/** A quarter in İstanbul, many in Ankara and İzmir, the rest anywhere. */
export const city = sql`case
  when random() < 0.25 then 34 when random() < 0.16 then 6 when random() < 0.12 then 35
  else 1 + floor(random() * 81)::int end`

/** One of the two hundred of Türkiye. */
export const university = sql`(array(
  select id from universities where country_id = 223 order by id limit 200
))[1 + floor(random() * 200)::int]`
