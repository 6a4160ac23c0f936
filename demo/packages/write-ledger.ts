import type { Credit } from '#contract/subscriptions/credits.ts'
import type { Transaction } from '#database/connection.ts'
import { creditEntries } from '#database/schema/credits/credit-entries.ts'
import { subscriptions } from '#database/schema/subscriptions.ts'

type EntryRow = typeof creditEntries.$inferInsert

/** A change of the credits before its balance is known. */
export type CreditEvent = Pick<EntryRow, 'kind' | 'amount' | 'why' | 'about' | 'aboutId' | 'accountId' | 'note'> & {
  readonly at: Date
}

interface Held {
  readonly companyId: string
  readonly package: string
  readonly expiryAt: Date
  /** Its end has passed: what was left went back. */
  readonly endedAt?: Date
}

/** The ledger of an organization, and the balance that is its sum. */
export async function writeLedger(tx: Transaction, held: Held, events: readonly CreditEvent[]) {
  const { companyId, endedAt = null } = held
  const left: Record<Credit, number> = { application: 0, document: 0, message: 0 }
  /** The balance when the last package was added. */
  const totals: Record<Credit, number> = { application: 0, document: 0, message: 0 }
  const rows = events
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .map((event): EntryRow => {
      left[event.kind] += event.amount
      if (event.why === 'package') totals[event.kind] = left[event.kind]
      return { ...event, companyId, balance: left[event.kind] }
    })
  const lapsed = endedAt ? { ...left } : { application: 0, document: 0, message: 0 }
  if (endedAt)
    for (const kind of ['application', 'document', 'message'] as const) {
      if (left[kind] > 0) rows.push({ companyId, kind, at: endedAt, amount: -left[kind], balance: 0, why: 'expired' })
      left[kind] = 0
    }
  await tx.insert(subscriptions).values({
    companyId,
    package: held.package,
    expiryAt: held.expiryAt,
    endedAt,
    totalApplicationCredit: totals.application,
    totalDocumentCredit: totals.document,
    totalMessageCredit: totals.message,
    leftApplicationCredit: left.application,
    leftDocumentCredit: left.document,
    leftMessageCredit: left.message,
    lapsedApplicationCredit: lapsed.application,
    lapsedDocumentCredit: lapsed.document,
    lapsedMessageCredit: lapsed.message,
  })
  await tx.insert(creditEntries).values(rows)
}
