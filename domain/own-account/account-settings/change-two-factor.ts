import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { Step, TwoFactorChange } from '#contract/accounts/account-settings.ts'
import type { Caller } from '#contract/caller.ts'
import { problem } from '#contract/problems.ts'
import { type Database, database, type Transaction } from '#database/connection.ts'
import { accounts } from '#database/schema/accounts.ts'
import { ownAccount } from '#domain/accounts/accounts/own-account.ts'
import { factorsOf } from '#domain/accounts/second-factors/factors-of.ts'
import { requireLastFactor } from '#domain/accounts/second-factors/require-last-factor.ts'
import type { Account } from '#domain/ground/callers/account.ts'
import { notifySecurityChange } from '#domain/ground/messages/notify-security-change.ts'
import { queueMessage } from '#domain/ground/messages/queue-message.ts'
import { requireReachableBySms, requireSms } from '#domain/ground/messages/reaches-by-sms.ts'
import { changeWithCode, sendCodeForChange } from '../../accounts/accounts/change-with-code.ts'

type Change = z.output<typeof TwoFactorChange>

/**
 * Turning the SMS factor on and off both require a code sent to the number: a stolen session must not be able to
 * remove the second factor.
 */
export async function changeTwoFactor(caller: Caller, change: Change): Promise<Step> {
  const account = await ownAccount(caller)
  const target = targetOf(account, change)
  if (account.twoFactorGsm === change.state) return { changed: true, sent: null }
  // For turning it off, the code is sent to the present number.
  if (change.state) requireReachableBySms(target)
  requireSms()
  const proof = { purpose: 'twoFactor', target } as const
  if (!change.state) await requireOtherFactor(database(), account)
  if (change.code === undefined) {
    return sendCodeForChange(caller, proof, (tx, { kind, language }, values) =>
      queueMessage(tx, { channel: 'sms', to: target, kind, language, template: 'twoFactorCode', values }),
    )
  }
  return changeWithCode(caller, proof, change.code, async (tx, owner) => {
    if (!change.state) await requireOtherFactor(tx, owner)
    const now = { gsm: target, gsmVerifiedAt: new Date(), twoFactorGsm: change.state }
    await tx.update(accounts).set(now).where(eq(accounts.id, owner.id))
    await notifySecurityChange(tx, owner, change.state ? 'smsOn' : 'smsOff')
  })
}

/** Throws if SMS is the last second factor and the organization demands one. */
async function requireOtherFactor(db: Database | Transaction, account: Account) {
  const before = await factorsOf(db, account)
  await requireLastFactor(db, account.id, before, { ...before, sms: null })
}

function targetOf({ gsm: own, twoFactorGsm }: Account, { gsm = own ?? undefined }: Change) {
  if (gsm === undefined) throw problem('accounts.gsmNeeded')
  if (twoFactorGsm && gsm !== own) throw problem('accounts.twoFactorOn')
  return gsm
}
