import { sql } from 'drizzle-orm'
import type { Transaction } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import { uuids } from '#database/uuids.ts'
import { formNames } from '#domain/forms/form-names.ts'
import { notifyApplicants } from '#domain/notifications/notify.ts'

/** Tells the candidates whose result was published that it has been corrected. */
export async function tellCorrected(tx: Transaction, formId: string, applicationIds: readonly string[]) {
  const published = await tx
    .select({ id: applications.id })
    .from(applications)
    .where(sql`${applications.id} = any(${uuids(applicationIds)}) and ${applications.resultPublishedAt} is not null`)
  if (published.length === 0) return
  await notifyApplicants(
    tx,
    published.map(({ id }) => id),
    {
      kind: 'applications',
      event: 'resultCorrected',
      mail: 'now',
      address: '/student-dashboard/applications',
      values: await formNames(tx, formId),
    },
  )
}
