import { type Column, type SQL, sql } from 'drizzle-orm'

/** Rich text without its markup, which would be found as words. */
export const plainText = (column: Column): SQL => sql`regexp_replace(${column}, '<[^>]*>', ' ', 'g')`
