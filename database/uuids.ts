import { type SQL, sql } from 'drizzle-orm'

/** Many ids as one parameter, however many they are: `id = any(${uuids(ids)})`. */
export const uuids = (ids: readonly string[]): SQL => sql`${sql.param([...ids])}::uuid[]`

/** A new id for each row that a statement inserts, as `newId` makes them. */
export const newIdPerRow: SQL = sql`new_id()`
