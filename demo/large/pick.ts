import { type SQL, sql } from 'drizzle-orm'

/** Words of ours written into the statement itself: what makes a table takes no parameters. */
export const text = (value: string): SQL => sql.raw(`'${value.replaceAll("'", "''")}'`)
export const number = (value: number): SQL => sql.raw(String(Math.trunc(value)))

/** One of the values for each row anew, all equally likely. */
export const oneOf = (values: readonly string[]): SQL =>
  sql`(array[${sql.join(values.map(text), sql`, `)}])[1 + floor(random() * ${number(values.length)})::int]`

/** Each value as often as it weighs. */
export const weighted = (values: Readonly<Record<string, number>>): SQL =>
  oneOf(Object.entries(values).flatMap(([value, weight]) => Array.from({ length: weight }, () => value)))

/** `pg_temp.id_at(moment)`: an id as `newId` makes it, of that moment. */
export const idMaker = sql`
  create or replace function pg_temp.id_at(moment timestamptz) returns uuid language sql volatile as $$
    select (lpad(to_hex((extract(epoch from moment) * 1000)::bigint), 12, '0') || '7' || substr(digits, 1, 3)
      || '8' || substr(digits, 4, 15))::uuid
    from (select replace(gen_random_uuid()::text, '-', '') as digits) as made
  $$`
