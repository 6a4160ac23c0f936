import { and, eq } from 'drizzle-orm'
import type { ActAnswer } from '#contract/applications/acts.ts'
import { database } from '#database/connection.ts'
import { applicationCounts } from '#database/schema/application-counts.ts'
import { counted, numberOf } from '#domain/forms/application-counts/counted-applications.ts'
import { type FormIds, formOf } from '#domain/forms/forms/own-form.ts'
import { quotaOfApproved } from '#domain/forms/forms/quota-places.ts'
import { versionContent } from '#domain/forms/forms/version-content.ts'

/**
 * The number of approved applications after `more` of them, if it exceeds the form's quota. A quota warns but does not
 * refuse.
 */
export async function overQuota(ids: FormIds, more: number): Promise<ActAnswer['overQuota']> {
  const { publishedVersion } = await formOf(database(), ids)
  if (publishedVersion === null) return undefined
  const quota = quotaOfApproved(await versionContent(database(), ids.formId, publishedVersion))
  if (quota === null) return undefined
  const [now] = await database()
    .select({ approved: numberOf(counted.isApproved) })
    .from(applicationCounts)
    .where(and(eq(applicationCounts.formId, ids.formId), eq(applicationCounts.companyId, ids.companyId)))
  const approved = (now?.approved ?? 0) + more
  return approved > quota ? { quota, approved } : undefined
}
