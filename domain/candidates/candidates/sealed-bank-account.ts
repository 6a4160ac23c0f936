import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Database, Transaction } from '#database/connection.ts'
import { banks } from '#database/schema/reference.ts'
import { sealJson, unsealJson } from '#platform/sealed-json.ts'

const BankAccount = z.object({ iban: z.string(), owner: z.string() })
type BankAccount = z.infer<typeof BankAccount>

export const sealBankAccount = (account: BankAccount) => sealJson(account)

/** The decrypted account, for files for the bank. */
export const unsealBankAccount = (sealed: string | null) => unsealJson(BankAccount, sealed)

/** Decrypts a bank account: complete for payments, masked for screens. */
export async function openBankAccount(db: Database | Transaction, sealed: string | null) {
  const account = await unsealBankAccount(sealed)
  if (!account) return null
  return { ...account, masked: maskedIban(account.iban), bankName: await bankNameOf(db, account.iban) }
}

/** `TR33 **** **** **** **** **13 26`: enough to recognise one's own account. */
export function maskedIban(iban: string): string {
  const hidden = `${iban.slice(0, 4)}${'*'.repeat(iban.length - 8)}${iban.slice(-4)}`
  return hidden.replace(/(.{4})(?=.)/g, '$1 ')
}

/** Finds the bank by the five digits after the check digits; null if there is none. */
async function bankNameOf(db: Database | Transaction, iban: string): Promise<string | null> {
  const [bank] = await db
    .select({ name: banks.name })
    .from(banks)
    .where(eq(banks.ibanCode, iban.slice(4, 9)))
  return bank?.name ?? null
}
