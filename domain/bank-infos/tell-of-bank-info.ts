import { sql } from 'drizzle-orm'
import type { Transaction } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import { candidates } from '#database/schema/candidates.ts'
import { formNames } from '#domain/forms/form-names.ts'
import { notifyApplicants } from '#domain/notifications/notify.ts'

/** Told at once: nobody is paid before. The news lead to the application, where the account is given. */
export async function tellOfBankInfo(
  tx: Transaction,
  formId: string,
  applicationIds: readonly string[],
  event: 'bankInfoRequested' | 'bankInfoReminder',
) {
  await notifyApplicants(tx, applicationIds, {
    kind: 'payments',
    event,
    mail: 'now',
    address: sql`'/student-dashboard/applications/' || (
      select ${applications.id} from ${applications}
      where ${applications.candidateId} = ${candidates.id} and ${applications.formId} = ${formId}::uuid
        and ${applications.status} not in ('Draft', 'Withdrawn') limit 1)`,
    values: await formNames(tx, formId),
  })
}
