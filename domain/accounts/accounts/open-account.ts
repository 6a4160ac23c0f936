import type { Transaction } from '#database/connection.ts'
import { accounts, companyMembers, consents } from '#database/schema/accounts.ts'
import { candidates } from '#database/schema/candidates.ts'
import { companies } from '#database/schema/companies.ts'
import { versionInForce } from '#domain/ground/legal-texts/in-force.ts'
import { newId } from '#platform/ids.ts'

type Details = Omit<typeof accounts.$inferInsert, 'id' | 'kind'>

/** An organization's first account becomes its Root. */
export type AccountPlace = { readonly kind: 'Candidate' } | { readonly kind: 'Company'; readonly companyName: string }

/**
 * Creates an account with its candidate or organization, and records the consents. Undefined if the address has an
 * account already.
 */
export async function openAccount(tx: Transaction, details: Details, place: AccountPlace) {
  const [account] = await tx
    .insert(accounts)
    .values({ ...details, id: newId(), kind: place.kind })
    .onConflictDoNothing()
    .returning()
  if (!account) return undefined
  await takePlace(tx, account.id, place)
  await recordConsents(tx, account.id)
  return account
}

async function takePlace(tx: Transaction, accountId: string, place: AccountPlace) {
  if (place.kind === 'Candidate') {
    await tx.insert(candidates).values({ id: newId(), accountId })
    return
  }
  const companyId = newId()
  await tx.insert(companies).values({ id: companyId, name: place.companyName })
  await tx.insert(companyMembers).values({ accountId, companyId, userType: 'Root', acceptedAt: new Date() })
}

/** Records consent to terms and privacy notice, in the versions that the pages show now. */
export async function recordConsents(tx: Transaction, accountId: string) {
  await tx.insert(consents).values([
    { id: newId(), accountId, text: 'terms', version: versionInForce('terms') },
    { id: newId(), accountId, text: 'notice', version: versionInForce('kvkk') },
  ])
}
