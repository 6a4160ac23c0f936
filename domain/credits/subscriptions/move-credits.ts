import { sql } from 'drizzle-orm'
import type { Credit, CreditReason, CreditSubject } from '#contract/subscriptions/credits.ts'
import type { Transaction } from '#database/connection.ts'
import { preparedSql } from '#database/prepared-on.ts'
import { creditEntries } from '#database/schema/credits/credit-entries.ts'
import { subscriptions } from '#database/schema/subscriptions.ts'

/** The reason of a movement, for the ledger. */
export interface CreditCause {
  readonly why: CreditReason
  readonly about?: { readonly kind: CreditSubject; readonly id: string } | undefined
  /** The member or operator who caused it. */
  readonly accountId?: string | undefined
  /** The reason that an operator gave. */
  readonly note?: string | undefined
}

interface Move {
  readonly companyId: string
  readonly credit: Credit
  /** Positive if credits are given, negative if they are taken. */
  readonly amount: number
  /** Whether it pays for something: nothing is taken after the package has ended. */
  readonly spends: boolean
}

export const creditColumns = {
  application: 'leftApplicationCredit',
  document: 'leftDocumentCredit',
  message: 'leftMessageCredit',
} as const

/**
 * The only way to change a balance by an amount: ledger row and balance in one statement, all or nothing. False if too
 * few are left. Lock order: the organization's row stays locked until the transaction ends, so this comes last in it.
 */
export async function moveCredits(tx: Transaction, move: Move, cause: CreditCause): Promise<boolean> {
  const { companyId, credit, amount, spends } = move
  const { why, about, accountId = null, note = null } = cause
  const { rowCount } = await movingOn(tx, credit).execute({
    companyId,
    amount,
    spends,
    why,
    accountId,
    note,
    about: about?.kind ?? null,
    aboutId: about?.id ?? null,
  })
  return rowCount === 1
}

const movingOn = preparedSql<never, Credit>('move_credits', (_, credit) => {
  const left = sql.identifier(columnNames[credit])
  const amount = sql`${sql.placeholder('amount')}::int`
  // Credits returned after the end are removed again by the job that ends packages.
  return sql`
    with moved as (
      update ${subscriptions} set ${left} = ${left} + ${amount},
        ended_at = case when ${amount} > 0 then null else ended_at end
      where company_id = ${sql.placeholder('companyId')}::uuid and ${left} + ${amount} >= 0
        and (expiry_at > now() or not ${sql.placeholder('spends')}::boolean)
      returning company_id, ${left} as balance
    )
    insert into ${creditEntries} (company_id, kind, amount, balance, why, about, about_id, account_id, note)
    select company_id, ${sql.raw(`'${credit}'`)}, ${amount}, balance, ${sql.placeholder('why')}::text,
      ${sql.placeholder('about')}::text, ${sql.placeholder('aboutId')}::text, ${sql.placeholder('accountId')}::uuid,
      ${sql.placeholder('note')}::text
    from moved`
})

const columnNames: Readonly<Record<Credit, string>> = {
  application: 'left_application_credit',
  document: 'left_document_credit',
  message: 'left_message_credit',
}
