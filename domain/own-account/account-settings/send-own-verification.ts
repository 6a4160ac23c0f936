import type { Caller } from '#contract/caller.ts'
import { database } from '#database/connection.ts'
import { requireSending } from '#domain/accounts/accounts/limits.ts'
import { ownAccount, ownGsm } from '#domain/accounts/accounts/own-account.ts'
import { queueVerificationMessage } from '#domain/accounts/accounts/verification-message.ts'
import { sendGsmCode } from '#domain/accounts/accounts/verify-gsm.ts'
import { sentTo } from '../../accounts/accounts/sent-to.ts'

interface Wanted {
  readonly channel: 'email' | 'sms'
}

/** Sends a verification code to the account's own address or number. */
export async function sendOwnVerification(caller: Caller, { channel }: Wanted) {
  const account = await ownAccount(caller)
  if (channel === 'sms') return sendGsmCode(caller, account.id, ownGsm(account))
  await requireSending('verification', account.email, caller)
  await database().transaction((tx) => queueVerificationMessage(tx, account))
  return sentTo(account.email, 'verification')
}
