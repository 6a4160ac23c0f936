import type { ChangedSecondFactors } from '#contract/accounts/second-factors.ts'
import type { Caller } from '#contract/caller.ts'
import { database, type Transaction } from '#database/connection.ts'
import { lockOwnAccount } from '#domain/accounts/accounts/own-account.ts'
import type { Account } from '#domain/ground/callers/account.ts'
import { notifySecurityChange } from '#domain/ground/messages/notify-security-change.ts'
import type { SecurityChange } from '#domain/ground/messages/templates.ts'
import { type Factors, factorsOf, hasOwn } from './factors-of.ts'
import { describeFactors } from './read-second-factors.ts'
import { dropRecoveryCodes, makeRecoveryCodes } from './recovery-codes.ts'
import { requireLastFactor } from './require-last-factor.ts'

type Change = (tx: Transaction, account: Account, before: Factors) => Promise<void>

/**
 * The one way to change second factors: changes are serialised, recovery codes exist as long as there is a factor, and
 * the owner gets an e-mail.
 */
export async function changeSecondFactors(
  caller: Caller,
  change: SecurityChange,
  make: Change,
): Promise<ChangedSecondFactors> {
  return database().transaction(async (tx) => {
    const account = await lockOwnAccount(tx, caller)
    const before = await factorsOf(tx, account)
    await make(tx, account, before)
    const after = await factorsOf(tx, account)
    await requireLastFactor(tx, account.id, before, after)
    const isWanted = hasOwn(after) && (change === 'recoveryCodes' || !hasOwn(before))
    const recoveryCodes = isWanted ? await makeRecoveryCodes(tx, account.id) : null
    if (!hasOwn(after)) await dropRecoveryCodes(tx, account.id)
    await notifySecurityChange(tx, account, change)
    return { secondFactors: await describeFactors(tx, account), recoveryCodes }
  })
}
