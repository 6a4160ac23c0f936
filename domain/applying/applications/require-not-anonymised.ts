import { and, eq, isNotNull } from 'drizzle-orm'
import { problem } from '#contract/problems.ts'
import type { Transaction } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'

/**
 * Refuses to write about an anonymised application: the data would never be removed, because anonymising runs once.
 * The caller has locked the application, so that it is not anonymised meanwhile.
 */
export async function requireNotAnonymised(tx: Transaction, applicationId: string) {
  const isGone = and(eq(applications.id, applicationId), isNotNull(applications.anonymisedAt))
  if ((await tx.$count(applications, isGone)) > 0) throw problem('retention.anonymised')
}
