import type { Caller } from '#contract/caller.ts'
import { database } from '#database/connection.ts'
import { demandSending } from '#domain/accounts/limits.ts'
import { ownAccount, ownGsm } from '#domain/accounts/own-account.ts'
import { sentTo } from '#domain/accounts/sent.ts'
import { sendVerificationTo } from '#domain/accounts/verification-message.ts'
import { sendGsmCode } from '#domain/accounts/verify-gsm.ts'

interface Asked {
  readonly channel: 'email' | 'sms'
}

/** A code to where the account says it can be reached. */
export async function sendOwnVerification(caller: Caller, { channel }: Asked) {
  const account = await ownAccount(caller)
  if (channel === 'sms') return sendGsmCode(caller, account.id, ownGsm(account))
  await demandSending('verification', account.email, caller)
  await database().transaction((tx) => sendVerificationTo(tx, account))
  return sentTo(account.email, 'verification')
}
