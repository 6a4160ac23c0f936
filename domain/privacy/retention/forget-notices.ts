import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import { retentionNotices, retentionWarnings } from '#database/schema/retention/retention-notices.ts'

/**
 * Deletes warnings after a change of the retention, so that the organization is warned again before anything is
 * anonymised. This month's warning may be repeated, because it is different now.
 */
export async function forgetNotices(tx: Transaction, formId: string, which: SQL) {
  await tx.execute(sql`
    delete from ${retentionNotices} using ${applications}
    where ${applications.id} = ${retentionNotices.applicationId} and ${applications.formId} = ${formId} and ${which}`)
  await tx.execute(sql`delete from ${retentionWarnings} where ${retentionWarnings.formId} = ${formId}
    and ${retentionWarnings.month} >= date_trunc('month', now())::date`)
}
