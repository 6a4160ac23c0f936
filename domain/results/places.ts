import { and, eq, inArray } from 'drizzle-orm'
import type { Database, Transaction } from '#database/connection.ts'
import { applicationCounts } from '#database/schema/application-counts.ts'
import { applicationResults } from '#database/schema/results/application-results.ts'
import { counted, numberOf } from '#domain/application-counts/counted-applications.ts'
import type { FormRecord } from '#domain/forms/own-form.ts'
import { versionContent } from '#domain/forms/version-content.ts'

export interface Places {
  /** Null where the form names none. */
  readonly quota: number | null
  readonly approved: number
  /** Of the approved, those who declined or let the day pass. */
  readonly given: number
}

/** How many places a form has, how many are given away, and how many of these came back. */
export async function placesOf(db: Database | Transaction, form: FormRecord): Promise<Places> {
  const version = form.publishedVersion
  const quota = version === null ? null : (await versionContent(db, form.id, version)).basics.quota
  const [now] = await db
    .select({ approved: numberOf(counted.isApproved) })
    .from(applicationCounts)
    .where(and(eq(applicationCounts.formId, form.id), eq(applicationCounts.companyId, form.companyId)))
  const given = await db.$count(
    applicationResults,
    and(eq(applicationResults.formId, form.id), inArray(applicationResults.acceptance, ['Declined', 'Lapsed'])),
  )
  return { quota, approved: now?.approved ?? 0, given }
}
