import { eq } from 'drizzle-orm'
import type { Caller } from '#contract/caller.ts'
import { problem } from '#contract/problems.ts'
import { database } from '#database/connection.ts'
import { consents } from '#database/schema/accounts.ts'
import { applications } from '#database/schema/applications.ts'
import { type ApplicationIds, lockApplication } from '#domain/applying/applications/own-application.ts'

/**
 * Deletes a draft with its answers; its files stay among the candidate's documents. A submitted application can only
 * be withdrawn.
 */
export async function deleteApplication(_: Caller, ids: ApplicationIds): Promise<null> {
  await database().transaction(async (tx) => {
    const { application } = await lockApplication(tx, ids)
    if (application.status !== 'Draft' || application.submittedAt !== null) throw problem('applications.wrongState')
    await tx.delete(consents).where(eq(consents.applicationId, application.id))
    await tx.delete(applications).where(eq(applications.id, application.id))
  })
  return null
}
