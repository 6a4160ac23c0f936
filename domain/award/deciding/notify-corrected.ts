import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '#database/connection.ts'
import { acts } from '#database/schema/acts.ts'
import { applications } from '#database/schema/applications.ts'
import { uuids } from '#database/uuids.ts'
import { formNames } from '#domain/forms/forms/form-names.ts'
import { notifyApplicants } from '#domain/ground/notifications/notify.ts'
import type { Changed } from '#domain/review/acts/act-on-applications.ts'

/**
 * Notifies candidates whose published result has been corrected, and marks the act as a correction, which cannot be
 * undone. If none of the results is published, the act stays an ordinary change of status.
 */
export async function notifyCorrected(tx: Transaction, formId: string, { applicationIds, actId }: Changed) {
  const isPublished = sql`${applications.resultPublishedAt} is not null`
  const { rowCount } = await tx
    .update(acts)
    .set({ kind: 'correctStatus' })
    .where(
      sql`${eq(acts.id, actId)} and exists (
        select from ${applications} where ${applications.id} = any(${uuids(applicationIds)}) and ${isPublished})`,
    )
  if (rowCount === 0) return
  const news = {
    kind: 'applications',
    event: 'resultCorrected',
    mail: 'now',
    address: '/student-dashboard/applications',
    values: await formNames(tx, formId),
  } as const
  await notifyApplicants(tx, applicationIds, news, isPublished)
}
