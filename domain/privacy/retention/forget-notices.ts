import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import { retentionNotices, retentionWarnings } from '#database/schema/retention/retention-notices.ts'

/**
 * Whoever changes how long applications are kept is warned anew before they go: what was told of these no longer holds. The
 * warning of this month may be told once more, because it is another one.
 */
export async function forgetNotices(tx: Transaction, formId: string, which: SQL) {
  await tx.execute(sql`
    delete from ${retentionNotices} using ${applications}
    where ${applications.id} = ${retentionNotices.applicationId} and ${applications.formId} = ${formId} and ${which}`)
  await tx.execute(sql`delete from ${retentionWarnings} where ${retentionWarnings.formId} = ${formId}
    and ${retentionWarnings.month} >= date_trunc('month', now())::date`)
}
