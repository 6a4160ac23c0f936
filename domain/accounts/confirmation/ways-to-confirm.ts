import type { ConfirmationNeeded } from '#contract/problems/extensions.ts'
import { database } from '#database/connection.ts'
import { factorsOf } from '#domain/accounts/second-factors/factors-of.ts'
import type { Account } from '#domain/ground/callers/account.ts'
import { sendsSms } from '#domain/ground/messages/reaches-by-sms.ts'
import { maskedTarget } from '../accounts/sent-to.ts'

/**
 * The ways in which an account's owner can confirm their identity, the quickest first. An account without a password
 * confirms by e-mail.
 */
export async function waysToConfirm(account: Account): Promise<Omit<ConfirmationNeeded, 'minutes'>> {
  const { passkeys, authenticator, sms: number } = await factorsOf(database(), account)
  const sms = sendsSms() ? number : null
  const hasPassword = account.passwordHash !== null
  const ways: ConfirmationNeeded['ways'] = []
  if (passkeys.length > 0) ways.push('passkey')
  if (hasPassword) ways.push('password')
  if (authenticator) ways.push('authenticator')
  if (sms !== null) ways.push('sms')
  if (!hasPassword) ways.push('email')
  return { ways, email: hasPassword ? null : maskedTarget(account.email), gsm: sms && maskedTarget(sms) }
}
