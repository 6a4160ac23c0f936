import { sql } from 'drizzle-orm'

/** What a subscribed calendar shows. */
export const feedSpan = sql`tstzrange(now() - interval '90 days', now() + interval '1 year')`
