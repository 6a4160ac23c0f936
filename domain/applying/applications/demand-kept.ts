import { and, eq, isNotNull } from 'drizzle-orm'
import { problem } from '#contract/problems.ts'
import type { Transaction } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'

/**
 * Nothing more is written about an application that is anonymised: it would stay for ever, because nobody comes to empty it
 * again. The caller has locked the application, so that it is not anonymised meanwhile.
 */
export async function demandKept(tx: Transaction, applicationId: string) {
  const isGone = and(eq(applications.id, applicationId), isNotNull(applications.anonymisedAt))
  if ((await tx.$count(applications, isGone)) > 0) throw problem('retention.anonymised')
}
