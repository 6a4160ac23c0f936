import type { Caller } from '#contract/caller.ts'
import type { PasskeyProof } from '#contract/fields/passkeys.ts'
import type { SecondFactorChallenge } from '#contract/problems/extensions.ts'
import { type ProblemCode, problem } from '#contract/problems.ts'
import { database } from '#database/connection.ts'
import { codeMinutes, createCode, takeCode } from '#domain/accounts/accounts/codes.ts'
import type { KnownPlace } from '#domain/accounts/accounts/known-place.ts'
import { codeTriesByAddress, forgiveCodeTry, requireSending } from '#domain/accounts/accounts/limits.ts'
import type { Account } from '#domain/ground/callers/account.ts'
import { addressOf } from '#domain/ground/callers/address-of.ts'
import { queueMessage } from '#domain/ground/messages/queue-message.ts'
import { requireSms, sendsSms } from '#domain/ground/messages/reaches-by-sms.ts'
import { maskedTarget } from '../accounts/sent-to.ts'
import { forgetTries, requireCodeTry } from './code-tries.ts'
import { giveContinuation } from './continuation.ts'
import { type Factors, factorsOf, hasAny, hasOwn } from './factors-of.ts'
import { takeRecoveryCode } from './recovery-codes.ts'
import { requestPasskey } from './request-passkey.ts'
import { takeAuthenticatorCode } from './take-authenticator-code.ts'
import { takePasskey } from './take-passkey.ts'

/** The second factor of a sign-in; at most one is checked. */
export interface SecondFactor {
  readonly code?: string | undefined
  readonly passkey?: PasskeyProof | undefined
  readonly recoveryCode?: string | undefined
  readonly sendSms?: boolean | undefined
  /** The token of an earlier answer that replaces the password; without it the challenge creates one. */
  readonly continuation?: string | undefined
}

/** Checks the second factor after the password was right; before that no information about it may leak. */
export async function requireSecondFactor(
  caller: Caller,
  account: Account,
  given: SecondFactor,
  known: KnownPlace | undefined,
) {
  const factors = await factorsOf(database(), account)
  if (!hasAny(factors)) return
  if (!given.passkey && !given.recoveryCode && !given.code) return challenge(caller, account, factors, given)
  const whose = { accountId: account.id, known }
  if (!(await isTaken(caller, whose, factors, given)))
    throw problem(refusalOf(factors, given), { accountId: account.id })
  await forgiveCodeTry(caller)
}

interface Whose {
  readonly accountId: string
  readonly known: KnownPlace | undefined
}

/**
 * Six-digit codes can be guessed, so tries are counted by account, with known places apart. Recovery codes and
 * passkeys cannot be guessed, and are never blocked.
 */
async function isTaken(caller: Caller, { accountId, known }: Whose, factors: Factors, given: SecondFactor) {
  const { passkey, recoveryCode, code } = given
  if (!passkey && !recoveryCode) return code !== undefined && isCodeRight(caller, { accountId, known }, factors, code)
  await codeTriesByAddress.demand(addressOf(caller))
  return passkey
    ? takePasskey(accountId, factors.passkeys, passkey)
    : recoveryCode !== undefined && takeRecoveryCode(accountId, recoveryCode)
}

async function isCodeRight(caller: Caller, { accountId, known }: Whose, factors: Factors, code: string) {
  const counted = known?.whose ?? accountId
  await requireCodeTry(caller, counted)
  const isRight = await isCodeTaken(accountId, factors, code)
  if (isRight) await forgetTries(counted)
  return isRight
}

function refusalOf({ authenticator, sms }: Factors, { passkey, recoveryCode }: SecondFactor): ProblemCode {
  if (passkey) return 'secondFactors.wrongPasskey'
  if (recoveryCode) return 'secondFactors.wrongRecoveryCode'
  return authenticator && sms === null ? 'secondFactors.wrongAppCode' : 'accounts.wrongCode'
}

/** Six digits may come from the app or an SMS; the request does not say which. */
async function isCodeTaken(accountId: string, { authenticator, sms }: Factors, code: string) {
  if (authenticator && (await takeAuthenticatorCode(authenticator, code))) return true
  if (sms === null) return false
  const taken = await database().transaction((tx) => takeCode(tx, accountId, 'twoFactor', code))
  return taken?.target === sms
}

/** An SMS is sent at once if there is no other factor, otherwise on request. */
async function challenge(caller: Caller, account: Account, factors: Factors, given: SecondFactor) {
  const { sendSms, continuation = await giveContinuation(account.id) } = given
  const { passkeys } = factors
  // With SMS as the only second factor and SMS off, an operator has to remove the factor first (docs/operations.md).
  if (!hasOwn(factors)) requireSms()
  const sms = sendsSms() ? factors.sms : null
  const isSent = sms !== null && (sendSms || !hasOwn(factors))
  if (isSent) await sendCode(caller, account, sms)
  const passkey = passkeys.length > 0 ? await requestPasskey(account.id, passkeys) : null
  const secondFactor = { methods: methodsOf({ ...factors, sms }), to: sms && maskedTarget(sms), passkey, continuation }
  throw problem('pR8Lrb', { to: isSent ? maskedTarget(sms) : 'none' }, undefined, { secondFactor })
}

async function sendCode(caller: Caller, { id, kind, language }: Account, gsm: string) {
  await requireSending('twoFactor', gsm, caller)
  await database().transaction(async (tx) => {
    const { code } = await createCode(tx, { accountId: id, purpose: 'twoFactor', target: gsm })
    const values = { code, minutes: String(codeMinutes) }
    await queueMessage(tx, { channel: 'sms', to: gsm, kind, language, template: 'twoFactorCode', values })
  })
}

function methodsOf({ passkeys, authenticator, sms, recoveryCodesLeft }: Factors) {
  const methods: SecondFactorChallenge['methods'] = []
  if (passkeys.length > 0) methods.push('passkey')
  if (authenticator) methods.push('authenticator')
  if (sms !== null) methods.push('sms')
  if (recoveryCodesLeft > 0) methods.push('recovery')
  return methods
}
