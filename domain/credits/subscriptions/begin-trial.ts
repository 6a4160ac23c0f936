import { eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#database/connection.ts'
import { creditEntries } from '#database/schema/credits/credit-entries.ts'
import { packages } from '#database/schema/credits/packages.ts'
import { subscriptions } from '#database/schema/subscriptions.ts'

/** The package that every organization starts with. */
export async function trialPackage(db: Database | Transaction) {
  const [trial] = await db.select().from(packages).where(eq(packages.id, 'trial'))
  if (!trial) throw new Error('There is no trial package')
  return trial
}

/** Starts the trial once: of two concurrent requests the second waits for the first and finds its row. */
export const beginTrial = (tx: Transaction, companyId: string) =>
  tx.execute(sql`
    with begun as (
      insert into ${subscriptions} (company_id, package, expiry_at, total_application_credit, total_document_credit,
        total_message_credit, left_application_credit, left_document_credit, left_message_credit)
      select ${companyId}::uuid, id, now() + make_interval(months => months, days => days), application_credit,
        document_credit, message_credit, application_credit, document_credit, message_credit
      from ${packages} where id = 'trial'
      on conflict do nothing
      returning *
    )
    insert into ${creditEntries} (company_id, kind, amount, balance, why, about, about_id)
    select begun.company_id, given.kind, given.amount, given.amount, 'package', 'package', begun.package
    from begun cross join lateral (values ('application', begun.left_application_credit),
      ('document', begun.left_document_credit), ('message', begun.left_message_credit)) as given(kind, amount)
    where given.amount > 0`)
