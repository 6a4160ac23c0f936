import { sql } from 'drizzle-orm'
import { applicationSnapshots as snapshots } from '#database/schema/applications.ts'

/** What names are sorted by, word for word as its index has it. */
export const fullName = sql`(${snapshots.name} || ' ' || ${snapshots.surname}) collate turkish`
