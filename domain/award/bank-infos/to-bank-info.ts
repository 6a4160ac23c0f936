import type { giveBankInfo } from '#contract/bank-infos.ts'
import type { Output } from '#contract/call.ts'
import type { Database, Transaction } from '#database/connection.ts'
import type { bankInfos } from '#database/schema/bank-infos.ts'
import { openBankAccount } from '../../candidates/candidates/sealed-bank-account.ts'

/** A bank account request as the candidate sees it, with the account masked. */
export async function toBankInfo(
  db: Database | Transaction,
  { id, status, note, dueAt, requestedAt, givenAt, sealed }: typeof bankInfos.$inferSelect,
): Promise<Output<typeof giveBankInfo>> {
  return {
    id,
    status,
    note,
    dueAt: dueAt?.toISOString() ?? null,
    requestedAt: requestedAt.toISOString(),
    givenAt: givenAt?.toISOString() ?? null,
    given: await shownBank(db, sealed),
  }
}

export async function shownBank(db: Database | Transaction, sealed: string | null) {
  const bank = await openBankAccount(db, sealed)
  return bank && { masked: bank.masked, owner: bank.owner, bankName: bank.bankName }
}
