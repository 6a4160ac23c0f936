import { sql } from 'drizzle-orm'
import { database, type Transaction } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import { subscriptions } from '#database/schema/subscriptions.ts'
import { openSealed } from './open-sealed.ts'

/**
 * Opens applications that are still sealed although there is credit: their candidate held the lock when the credits
 * came. One transaction per organization.
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
