import type { SecondFactors } from '#contract/accounts/second-factors.ts'
import type { Caller } from '#contract/caller.ts'
import { type Database, database, type Transaction } from '#database/connection.ts'
import { ownAccount } from '#domain/accounts/accounts/own-account.ts'
import type { Account } from '#domain/ground/callers/account.ts'
import { hashToken } from '#platform/tokens.ts'
import { maskedTarget } from '../accounts/sent-to.ts'
import { factorsOf } from './factors-of.ts'

export async function readSecondFactors(caller: Caller) {
  return describeFactors(database(), await ownAccount(caller))
}

export async function describeFactors(tx: Transaction | Database, account: Account): Promise<SecondFactors> {
  const { authenticator, passkeys, sms, recoveryCodesLeft } = await factorsOf(tx, account)
  return {
    hasPassword: account.passwordHash !== null,
    sms: { on: sms !== null, gsm: account.gsm && maskedTarget(account.gsm) },
    authenticator: { on: authenticator !== undefined, since: authenticator?.confirmedAt?.toISOString() ?? null },
    passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
      id: publicIdOf(id),
      name,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
    recoveryCodesLeft,
  }
}

/** A short public id, because a credential id may be a thousand bytes long. */
export const publicIdOf = (credentialId: string) => hashToken(credentialId)
