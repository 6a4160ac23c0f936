import { type SQL, sql } from 'drizzle-orm'

/** Any number of ids as one parameter: `id = any(${uuids(ids)})`. */
export const uuids = (ids: readonly string[]): SQL => sql`${sql.param([...ids])}::uuid[]`

/** A new id for each row of an `insert … select`, like `newId`. */
export const newIdPerRow: SQL = sql`new_id()`
