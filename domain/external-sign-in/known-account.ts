import type { AccountKind, Provider } from '#contract/accounts/accounts.ts'
import { problem } from '#contract/problems.ts'
import type { Database, Transaction } from '#database/connection.ts'
import { type FoundAccount, findAccountByEmail, findAccountBySubject } from '#domain/accounts/find-account.ts'

/** Somebody as another house proves them to be. */
export interface Identity {
  readonly provider: Exclude<Provider, 'Kopru'>
  /** Who they are there, for good; an address may change hands. */
  readonly subject: string
  /** Only an address that the other house has verified. */
  readonly email?: string | undefined
  readonly gsm?: string | undefined
}

export interface Known extends FoundAccount {
  readonly isLinked: boolean
}

/**
 * The account of somebody proven elsewhere: the one that is linked with them, or the one with their verified address.
 * Whoever has proven that the address is theirs may hear what stands in the way.
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
  // Its owner does not want this way in any more.
  if (found.account.unlinkedProviders.includes(provider)) throw problem('accounts.unlinked')
  // Whoever asked for two factors here did not ask for another way in that takes one.
  if (found.isProtected) throw problem('accounts.secondFactorOn')
  return { ...found, isLinked: false }
}

/**
 * An address that nobody has proven may have been signed up by anybody: that account is nobody's. One that was invited
 * is the invited's, who proves the address now instead of by the link.
 */
const isSomebodys = ({ account, member }: FoundAccount) =>
  account.emailVerifiedAt !== null || (member !== null && member.invitedAt !== null)

function ofKind(found: FoundAccount, kind: AccountKind) {
  if (found.account.kind !== kind) throw problem('accounts.otherKind')
  return found
}
