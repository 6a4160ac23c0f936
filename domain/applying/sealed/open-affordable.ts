import { sql } from 'drizzle-orm'
import { database, type Transaction } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import { subscriptions } from '#database/schema/subscriptions.ts'
import { openSealed } from './open-sealed.ts'

/**
 * Opens what is still sealed though there is credit for it: an application that its candidate held in the moment in which
 * credits came. One organization is one transaction.
 */
export async function openAffordable() {
  const { rows } = await database().execute<{ companyId: string }>(sql`
    select company_id as "companyId" from ${subscriptions}
    where expiry_at > now() and left_application_credit > 0 and exists (
      select from ${applications} where ${applications.companyId} = ${subscriptions.companyId}
        and ${applications.sealed} and ${applications.status} <> 'Withdrawn')`)
  for (const { companyId } of rows)
    await database().transaction((tx) => openSealed(tx, { companyId, count: 0 }, {}, () => holdRow(tx, companyId)))
}

const holdRow = (tx: Transaction, companyId: string) =>
  tx.execute(sql`select from ${subscriptions} where company_id = ${companyId}::uuid for no key update`)
