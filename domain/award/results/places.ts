import { and, eq, sql } from 'drizzle-orm'
import type { Places } from '#contract/results/awards.ts'
import type { Database, Transaction } from '#database/connection.ts'
import { applicationCounts } from '#database/schema/application-counts.ts'
import { applicationResults as results } from '#database/schema/results/application-results.ts'
import { counted, numberOf } from '#domain/forms/application-counts/counted-applications.ts'
import type { FormRecord } from '#domain/forms/forms/own-form.ts'
import { quotaOfApproved } from '#domain/forms/forms/quota-places.ts'
import { versionContent } from '#domain/forms/forms/version-content.ts'

/** How many places a form has, and how many are taken; declined and lapsed awards free theirs. */
export async function placesOf(db: Database | Transaction, form: FormRecord): Promise<Places> {
  const version = form.publishedVersion
  const quota = version === null ? null : quotaOfApproved(await versionContent(db, form.id, version))
  const [now] = await db
    .select({ approved: numberOf(counted.isApproved) })
    .from(applicationCounts)
    .where(and(eq(applicationCounts.formId, form.id), eq(applicationCounts.companyId, form.companyId)))
  const rows = await db
    .select({ acceptance: results.acceptance, count: sql<number>`count(*)::int` })
    .from(results)
    .where(and(eq(results.formId, form.id), sql`${results.acceptance} is not null`))
    .groupBy(results.acceptance)
  const answered = (acceptance: string) => rows.find((row) => row.acceptance === acceptance)?.count ?? 0
  const approved = now?.approved ?? 0
  const [declined, lapsed] = [answered('Declined'), answered('Lapsed')]
  return {
    quota,
    approved,
    pending: answered('Pending'),
    accepted: answered('Accepted'),
    declined,
    lapsed,
    free: quota === null ? null : Math.max(0, quota - (approved - declined - lapsed)),
  }
}
