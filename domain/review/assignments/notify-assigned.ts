import { sql } from 'drizzle-orm'
import type { Transaction } from '#database/connection.ts'
import { applicationHistory } from '#database/schema/application-history.ts'
import { formNames } from '#domain/forms/forms/form-names.ts'
import { receivedAddress } from '#domain/ground/notifications/member-addresses.ts'
import { notifyMembers } from '#domain/ground/notifications/notify-members.ts'

interface Assigned {
  readonly formId: string
  readonly actId: string
  readonly by: string
}

/** Notifies each account once with the number of applications that an act gave it, except the member who assigned. */
export async function notifyAssigned(tx: Transaction, { formId, actId, by }: Assigned) {
  const { rows } = await tx.execute<{ accountId: string; count: number }>(sql`
    select given as "accountId", count(*)::int as count
    from ${applicationHistory}, jsonb_array_elements_text(${applicationHistory.detail} -> 'added') as given
    where ${applicationHistory.actId} = ${actId}::uuid and given <> ${by}
    group by given`)
  const { title } = await formNames(tx, formId)
  await notifyMembers(
    tx,
    rows.map(({ accountId, count }) => ({ accountId, values: { title, count } })),
    {
      kind: 'applications',
      event: 'applicationsAssigned',
      address: `${receivedAddress(formId)}?mine=true`,
      actId,
    },
  )
}
