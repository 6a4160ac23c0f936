import { and, count, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type {
  endSessionsFor as endCall,
  findAccess as findCall,
  removeSecondFactorsFor as removeCall,
  sendVerificationFor as sendCall,
} from '#contract/operations/people.ts'
import { problem } from '#contract/problems.ts'
import { type Database, database, type Transaction } from '#database/connection.ts'
import { accounts, sessions } from '#database/schema/accounts.ts'
import { authenticators, passkeys } from '#database/schema/second-factors.ts'
import { findAccountByEmail, findAccountById } from '#domain/accounts/accounts/find-account.ts'
import { maskedTarget } from '#domain/accounts/accounts/sent-to.ts'
import { endSessionsOf } from '#domain/accounts/accounts/sessions/end-sessions.ts'
import { queueVerificationOrInvitation } from '#domain/accounts/accounts/verification-message.ts'
import { factorsOf, hasAny } from '#domain/accounts/second-factors/factors-of.ts'
import { dropRecoveryCodes } from '#domain/accounts/second-factors/recovery-codes.ts'
import type { Account } from '#domain/ground/callers/account.ts'
import { notifySecurityChange } from '#domain/ground/messages/notify-security-change.ts'
import { recordOperatorAct } from '#domain/ground/operator-acts/record-operator-act.ts'

type Access = NonNullable<Output<typeof findCall>['access']>

/** How an account signs in; nothing else of it, not even a name. */
export async function findAccess(_: Caller, { email }: Input<typeof findCall>): Promise<Output<typeof findCall>> {
  const found = await findAccountByEmail(database(), email)
  return { access: found ? await accessOf(database(), found.account) : null }
}

export async function sendVerificationFor(caller: Caller, input: Input<typeof sendCall>): Promise<Access> {
  return help(caller, input, 'verificationSent', async (tx, account) => {
    if (account.emailVerifiedAt !== null) throw problem('operations.alreadyVerified')
    const found = await findAccountById(tx, account.id)
    if (found) await queueVerificationOrInvitation(tx, found)
  })
}

export async function endSessionsFor(caller: Caller, input: Input<typeof endCall>): Promise<Access> {
  return help(caller, input, 'sessionsEnded', async (tx, account) => {
    await endSessionsOf(tx, account.id)
    await notifySecurityChange(tx, account, 'signedOutByUs')
  })
}

/**
 * Removes second factors after a written request. The password alone suffices from then on, so every session ends and
 * the owner is notified.
 */
export async function removeSecondFactorsFor(caller: Caller, input: Input<typeof removeCall>): Promise<Access> {
  const { requestedOn, reason } = input
  return help(
    caller,
    { ...input, reason: `${reason} (${requestedOn})` },
    'secondFactorsRemoved',
    async (tx, account) => {
      // Operators can reach everyone's data, so their protection cannot be removed by another operator.
      if (account.operator) throw problem('accounts.notFound')
      if (!hasAny(await factorsOf(tx, account))) throw problem('secondFactors.noneOn')
      await tx.delete(authenticators).where(eq(authenticators.accountId, account.id))
      await tx.delete(passkeys).where(eq(passkeys.accountId, account.id))
      await dropRecoveryCodes(tx, account.id)
      await tx.update(accounts).set({ twoFactorGsm: false }).where(eq(accounts.id, account.id))
      await endSessionsOf(tx, account.id)
      await notifySecurityChange(tx, account, 'secondFactorsRemovedByUs')
    },
  )
}

interface Asked {
  readonly accountId: string
  readonly reason: string
}

async function help(
  caller: Caller,
  { accountId, reason }: Asked,
  act: 'verificationSent' | 'sessionsEnded' | 'secondFactorsRemoved',
  change: (tx: Transaction, account: Account) => Promise<void>,
): Promise<Access> {
  return database().transaction(async (tx) => {
    const [account] = await tx
      .select()
      .from(accounts)
      .where(and(eq(accounts.id, accountId), isNull(accounts.deletedAt)))
      .for('update')
    if (!account) throw problem('accounts.notFound')
    await change(tx, account)
    await recordOperatorAct(tx, caller, { act, about: maskedTarget(account.email), aboutId: accountId, reason })
    const after = await findAccountById(tx, accountId)
    return accessOf(tx, after?.account ?? account)
  })
}

async function accessOf(db: Database | Transaction, account: Account): Promise<Access> {
  const { authenticator, passkeys: keys, sms } = await factorsOf(db, account)
  const [open] = await db
    .select({ count: count() })
    .from(sessions)
    .where(and(eq(sessions.accountId, account.id), isNull(sessions.endedAt), gt(sessions.expiresAt, sql`now()`)))
  return {
    accountId: account.id,
    kind: account.kind,
    createdAt: account.createdAt.toISOString(),
    verified: account.emailVerifiedAt !== null,
    hasPassword: account.passwordHash !== null,
    sessions: open?.count ?? 0,
    secondFactors: { authenticator: authenticator !== undefined, passkeys: keys.length, sms: sms !== null },
  }
}
