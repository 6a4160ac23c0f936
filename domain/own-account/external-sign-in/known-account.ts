import type { AccountKind, Provider } from '#contract/accounts/accounts.ts'
import { problem } from '#contract/problems.ts'
import type { Database, Transaction } from '#database/connection.ts'
import { type FoundAccount, findAccountByEmail, findAccountBySubject } from '#domain/accounts/accounts/find-account.ts'

/** A person as Google or the municipal app identifies them. */
export interface Identity {
  readonly provider: Exclude<Provider, 'Kopru'>
  /** The permanent id at the provider; addresses may change owners. */
  readonly subject: string
  /** Set only if the provider has verified the address. */
  readonly email?: string | undefined
  readonly gsm?: string | undefined
}

export interface Known extends FoundAccount {
  readonly isLinked: boolean
}

/**
 * Finds the account of an externally identified person: the linked one, or the one with their verified address. They
 * own the address, so a problem may say why signing in is refused.
 */
export async function knownAccount(
  db: Database | Transaction,
  { provider, subject, email }: Identity,
  kind: AccountKind,
): Promise<Known | undefined> {
  const linked = await findAccountBySubject(db, provider, subject)
  if (linked) return { ...ofKind(linked, kind), isLinked: true }
  const found = email === undefined ? undefined : await findAccountByEmail(db, email)
  if (!found || !isSomebodys(found)) return undefined
  ofKind(found, kind)
  // The owner has unlinked this provider.
  if (found.account.unlinkedProviders.includes(provider)) throw problem('accounts.unlinked')
  // An account with a second factor must not be opened with one factor.
  if (found.isProtected) throw problem('accounts.secondFactorOn')
  return { ...found, isLinked: false }
}

/**
 * An account with an unverified address may have been created by a stranger, so it is not linked. An invited one
 * belongs to the invited person, who verifies the address now.
 */
const isSomebodys = ({ account, member }: FoundAccount) =>
  account.emailVerifiedAt !== null || (member !== null && member.invitedAt !== null)

function ofKind(found: FoundAccount, kind: AccountKind) {
  if (found.account.kind !== kind) throw problem('accounts.otherKind')
  return found
}
