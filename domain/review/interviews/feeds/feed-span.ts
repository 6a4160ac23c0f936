import { sql } from 'drizzle-orm'

/** The period that a subscribed calendar shows. */
export const feedSpan = sql`tstzrange(now() - interval '90 days', now() + interval '1 year')`
