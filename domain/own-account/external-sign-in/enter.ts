import { and, eq, isNull } from 'drizzle-orm'
import type { AccountKind } from '#contract/accounts/accounts.ts'
import type { Caller } from '#contract/caller.ts'
import type { Transaction } from '#database/connection.ts'
import { accounts } from '#database/schema/accounts.ts'
import { voidCodes } from '#domain/accounts/accounts/codes.ts'
import { type FoundAccount, findAccountById } from '#domain/accounts/accounts/find-account.ts'
import { joinByProvedAddress } from '#domain/accounts/accounts/join-by-proved-address.ts'
import { type AccountPlace, openAccount } from '#domain/accounts/accounts/open-account.ts'
import { type Issued, openSession } from '#domain/accounts/accounts/sessions/open-session.ts'
import { notifySecurityChange } from '#domain/ground/messages/notify-security-change.ts'
import { closeAccount } from '#domain/own-account/account-settings/close-account.ts'
import { type Identity, type Known, knownAccount } from './known-account.ts'

/** The details and consents of a new person. */
export interface Newcomer {
  readonly name: string
  readonly surname: string
  readonly place: AccountPlace
}

/**
 * Opens a session for a person whom another provider has identified; undefined if they are new and have not consented
 * yet.
 */
export async function enter(
  tx: Transaction,
  caller: Caller,
  identity: Identity,
  kind: AccountKind,
  newcomer: () => Newcomer | undefined,
): Promise<Issued | undefined> {
  const known = await knownAccount(tx, identity, kind)
  const found = known ? await link(tx, known, identity) : await welcome(tx, caller, identity, newcomer())
  return found && openSession(tx, found, caller)
}

async function link(tx: Transaction, { isLinked, account, ...place }: Known, identity: Identity) {
  if (isLinked) return { account, ...place }
  const isInvited = account.emailVerifiedAt === null
  await tx
    .update(accounts)
    .set({
      ...subjectOf(identity),
      ...(account.gsm === null ? gsmOf(identity) : {}),
      // An invited person verifies the address by signing in this way, and never had a password.
      ...(isInvited ? { emailVerifiedAt: new Date(), provider: identity.provider } : {}),
    })
    .where(eq(accounts.id, account.id))
  if (isInvited) {
    await voidCodes(tx, account.id)
    await joinByProvedAddress(tx, account.id)
  } else {
    await notifySecurityChange(tx, account, identity.provider === 'Google' ? 'googleLinked' : 'istanbulSeninLinked')
  }
  return findAccountById(tx, account.id)
}

async function welcome(
  tx: Transaction,
  { language }: Caller,
  identity: Identity,
  newcomer: Newcomer | undefined,
): Promise<FoundAccount | undefined> {
  const { provider, email } = identity
  if (!newcomer || email === undefined) return undefined
  const { name, surname, place } = newcomer
  await closeUnproven(tx, email)
  const details = { email, name, surname, language, provider, emailVerifiedAt: new Date() }
  const account = await openAccount(tx, { ...details, ...subjectOf(identity), ...gsmOf(identity) }, place)
  if (account) return findAccountById(tx, account.id)
  // A concurrent request was first, most likely a second click of the same person.
  const known = await knownAccount(tx, identity, place.kind)
  return known && link(tx, known, identity)
}

/**
 * Closes an unverified account with the address: its creator may not be the owner, so its password, name and consents
 * must not survive. Locked, so that a verification code that arrives now comes before or after.
 */
async function closeUnproven(tx: Transaction, email: string) {
  const isUnproven = and(eq(accounts.email, email), isNull(accounts.deletedAt), isNull(accounts.emailVerifiedAt))
  const [unproven] = await tx.select().from(accounts).where(isUnproven).for('update')
  if (unproven) await closeAccount(tx, unproven)
}

const subjectOf = ({ provider, subject }: Identity) =>
  provider === 'Google' ? { googleSubject: subject } : { istanbulSeninSubject: subject }

const gsmOf = ({ gsm }: Identity) => (gsm === undefined ? {} : { gsm, gsmVerifiedAt: new Date() })
