import type { Transaction } from '#database/connection.ts'
import { formNames } from '#domain/forms/forms/form-names.ts'
import { notifyMembers } from '#domain/ground/notifications/notify-members.ts'
import type { PublicationRecord } from './publication-rows.ts'

export async function notifyFailed(tx: Transaction, { accountId, formId }: PublicationRecord) {
  const { title } = await formNames(tx, formId)
  await notifyMembers(tx, [{ accountId, values: { title } }], {
    kind: 'applications',
    event: 'publicationFailed',
    address: `/organizations-dashboard/forms/${formId}/results`,
  })
}
