import { sql } from 'drizzle-orm'
import { applicationSnapshots as snapshots } from '#database/schema/application-snapshots.ts'

/** The sort expression of names, the same as in its index. */
export const fullName = sql`(${snapshots.name} || ' ' || ${snapshots.surname}) collate turkish`
