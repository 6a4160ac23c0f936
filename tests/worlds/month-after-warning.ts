import type pg from 'pg'
import { warnOfRetention } from '#domain/privacy/retention/warn-of-retention.ts'

/** Warns organizations of what goes, and lets a month pass. */
export async function monthAfterWarning(pool: pg.Pool) {
  await warnOfRetention()
  await pool.query(`update retention_notices set told_at = told_at - interval '32 days'`)
}
