import { and, asc, eq, isNotNull } from 'drizzle-orm'
import type { Database, Transaction } from '#database/connection.ts'
import { authenticators, passkeys } from '#database/schema/second-factors.ts'
import type { Account } from '#domain/ground/callers/account.ts'
import { countRecoveryCodes } from './recovery-codes.ts'

export interface Factors {
  readonly authenticator: typeof authenticators.$inferSelect | undefined
  readonly passkeys: readonly (typeof passkeys.$inferSelect)[]
  /** The number that SMS codes go to. */
  readonly sms: string | null
  readonly recoveryCodesLeft: number
}

export async function factorsOf(tx: Transaction | Database, { id, gsm, twoFactorGsm }: Account): Promise<Factors> {
  const [authenticator] = await tx
    .select()
    .from(authenticators)
    .where(and(eq(authenticators.accountId, id), isNotNull(authenticators.confirmedAt)))
  const keys = await tx.select().from(passkeys).where(eq(passkeys.accountId, id)).orderBy(asc(passkeys.createdAt))
  const sms = twoFactorGsm ? gsm : null
  const factors = { authenticator, passkeys: keys, sms, recoveryCodesLeft: 0 }
  return hasOwn(factors) ? { ...factors, recoveryCodesLeft: await countRecoveryCodes(tx, id) } : factors
}

/** Whether there is an authenticator app or a passkey; recovery codes exist only with one of these. */
export const hasOwn = ({ authenticator, passkeys }: Pick<Factors, 'authenticator' | 'passkeys'>) =>
  authenticator !== undefined || passkeys.length > 0

export const hasAny = (factors: Pick<Factors, 'authenticator' | 'passkeys' | 'sms'>) =>
  hasOwn(factors) || factors.sms !== null
