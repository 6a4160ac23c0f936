import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import { candidates } from '#database/schema/candidates.ts'
import { formNames } from '#domain/forms/forms/form-names.ts'
import { notifyApplicants } from '#domain/ground/notifications/notify.ts'
import type { ReachedAlike } from '#domain/review/mailings/judge-reach.ts'

/** Notifies candidates of their result. Those who get the letter by e-mail get no second e-mail. */
export async function notifyResults(tx: Transaction, formId: string, judged: readonly ReachedAlike[]) {
  const values = await formNames(tx, formId)
  for (const isMailed of [true, false]) {
    const alike = judged.filter(({ email }) => (email === null) === isMailed)
    if (alike.length === 0) continue
    await notifyApplicants(
      tx,
      alike.flatMap(({ ids }) => ids),
      {
        kind: 'applications',
        event: 'resultPublished',
        mail: isMailed ? 'never' : 'now',
        address: addressAt(formId),
        values,
      },
    )
  }
}

/** SQL: the page of the recipient's own application to this form. */
export const addressAt = (formId: string): SQL => sql`(
  select '/student-dashboard/applications/' || ${applications.id} from ${applications}
  where ${applications.formId} = ${formId}::uuid and ${applications.candidateId} = ${candidates.id}
    and ${applications.status} <> 'Withdrawn')`
