import { sql } from 'drizzle-orm'
import { database } from '#database/connection.ts'
import { creditEntries, ledgerChecks } from '#database/schema/credits/credit-entries.ts'
import { subscriptions } from '#database/schema/subscriptions.ts'
import { delivery } from '#domain/ground/messages/delivery.ts'
import { queueMessage } from '#domain/ground/messages/queue-message.ts'

interface Difference {
  readonly companyId: string
  readonly kind: string
  readonly balance: number
  readonly sum: number
}

/** The most differences that the e-mail lists. */
const named = 20

/**
 * Compares every balance with the sum of its ledger, in one statement and so at one moment. Differences are not
 * corrected automatically: operators get an e-mail, and `/metrics` shows their number until a later comparison finds
 * none.
 */
export async function checkLedger(): Promise<readonly Difference[]> {
  return database().transaction(async (tx) => {
    const { rows } = await tx.execute<{ [K in keyof Difference]: Difference[K] }>(sql`
      select held.company_id as "companyId", held.kind, held.amount as balance, coalesce(ledger.sum, 0)::int as sum
      from (
        select company_id, kind, amount from ${subscriptions} cross join lateral (values
          ('application', left_application_credit), ('document', left_document_credit), ('message', left_message_credit)
        ) as of_kind(kind, amount)
      ) as held
      left join (select company_id, kind, sum(amount) as sum from ${creditEntries} group by 1, 2) as ledger using (company_id, kind)
      where held.amount <> coalesce(ledger.sum, 0)
      order by 1, 2`)
    await tx.insert(ledgerChecks).values({ companies: await tx.$count(subscriptions), differences: rows.length })
    if (rows.length > 0)
      await queueMessage(tx, {
        channel: 'email',
        to: delivery().contactEmail,
        kind: 'Company',
        language: 'tr',
        template: 'ledgerDiffers',
        values: { count: String(rows.length), quote: rows.slice(0, named).map(lineOf).join('\n') },
      })
    return rows
  })
}

const lineOf = ({ companyId, kind, balance, sum }: Difference) => `${companyId} ${kind}: ${balance} ≠ ${sum}`
