import { asc, eq, type SQL, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#database/connection.ts'
import { bankInfos } from '#database/schema/bank-infos.ts'
import { forms, listings } from '#database/schema/forms.ts'
import { participants } from '#database/schema/participants/participants.ts'
import { payments } from '#database/schema/payments/payments.ts'
import { banks } from '#database/schema/reference.ts'
import { paidAccount } from '#domain/applying/payment-holds/paid-account.ts'
import type { BankLine } from '#domain/award/bank-templates/bank-cells.ts'
import { maskedIban, unsealBankAccount } from '#domain/candidates/candidates/sealed-bank-account.ts'
import { shownTitle } from '#domain/ground/published-forms/shown-title.ts'

export interface PayableLine extends Omit<BankLine, 'reference'> {
  readonly paymentId: string
  readonly applicationId: string
  readonly masked: string
}

/** Payments with their decrypted accounts. Only for writing the bank file. */
export async function bankLines(
  db: Database | Transaction,
  where: SQL | undefined,
  most: number,
): Promise<PayableLine[]> {
  const [rows, bankNames] = await Promise.all([payableRows(db, where, most), namesOfBanks(db)])
  const lines: PayableLine[] = []
  for (const { sealed, ...row } of rows) {
    const account = await unsealBankAccount(sealed)
    // Unreachable unless data is inconsistent: `updateHolds` keeps payments without an account from being payable.
    if (!account) throw new Error(`Payment ${row.paymentId} has no bank account`)
    const { iban, owner } = account
    lines.push({ ...row, iban, owner, masked: maskedIban(iban), bankName: bankNames.get(iban.slice(4, 9)) ?? '' })
  }
  return lines
}

const payableRows = (db: Database | Transaction, where: SQL | undefined, most: number) =>
  db
    .select({
      paymentId: payments.id,
      applicationId: payments.applicationId,
      amountMinor: payments.amountMinor,
      currency: payments.currency,
      dueOn: payments.dueOn,
      label: payments.label,
      payee: sql<string>`${participants.name} || ' ' || ${participants.surname}`,
      form: shownTitle,
      sealed: paidAccount(sql<string | null>`${bankInfos.sealed}`),
    })
    .from(payments)
    .innerJoin(participants, eq(participants.id, payments.participantId))
    .innerJoin(forms, eq(forms.id, payments.formId))
    .leftJoin(listings, eq(listings.formId, forms.id))
    .where(where)
    .orderBy(
      sql`${participants.name} collate turkish`,
      sql`${participants.surname} collate turkish`,
      asc(payments.dueOn),
      asc(payments.id),
    )
    .limit(most)

async function namesOfBanks(db: Database | Transaction) {
  const rows = await db.select({ code: banks.ibanCode, name: banks.name }).from(banks)
  return new Map(rows.map(({ code, name }) => [code, name]))
}
