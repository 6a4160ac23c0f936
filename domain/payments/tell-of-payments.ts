import { sql } from 'drizzle-orm'
import type { Transaction } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import { candidates } from '#database/schema/candidates.ts'
import { uuids } from '#database/uuids.ts'
import { formNames } from '#domain/forms/form-names.ts'
import { notifyApplicants } from '#domain/notifications/notify.ts'

type Event = 'paymentPlanned' | 'paymentPaid' | 'paymentReturned' | 'paymentCancelled'

/** Money that came or came back is told at once, plans with the daily e-mail. One after the other form: news name it. */
export async function tellOfPayments(tx: Transaction, applicationIds: readonly string[], event: Event) {
  const { rows } = await tx.execute<{ form_id: string; ids: string[] }>(sql`
    select ${applications.formId} as form_id, array_agg(${applications.id}::text) as ids from ${applications}
    where ${applications.id} = any(${uuids(applicationIds)}) group by 1 order by 1`)
  for (const { form_id: formId, ids } of rows) {
    await notifyApplicants(tx, ids, {
      kind: 'payments',
      event,
      mail: event === 'paymentPaid' || event === 'paymentReturned' ? 'now' : 'digest',
      address: sql`'/student-dashboard/applications/' || (
        select ${applications.id} from ${applications}
        where ${applications.candidateId} = ${candidates.id} and ${applications.id} = any(${uuids(ids)}) limit 1)`,
      values: await formNames(tx, formId),
    })
  }
}
