import type { AccountKind } from '#contract/accounts.ts'
import type { Caller } from '#contract/caller.ts'
import { problem } from '#contract/problems.ts'
import { database } from '#database/connection.ts'
import { queueMessage } from '#domain/messages/queue-message.ts'
import { isPassword } from '#platform/passwords.ts'
import { codeMinutes, createCode, takeCode } from './codes.ts'
import { type Account, findByEmail } from './find-account.ts'
import {
  addressOf,
  codeTriesByAddress,
  demandSending,
  secondsUntilSending,
  signInByAccount,
  signInByAddress,
} from './limits.ts'
import { type Issued, openSession } from './open-session.ts'
import { masked } from './sent.ts'
import { sendVerificationTo } from './verification-message.ts'

interface Credentials {
  readonly email: string
  readonly password: string
  readonly kind?: AccountKind | undefined
  /** The second factor. */
  readonly code?: string | undefined
}

export async function signIn(caller: Caller, { email, password, kind, code }: Credentials): Promise<Issued> {
  const address = addressOf(caller)
  // Counted before it is tried: a hundred tries at once are still a hundred.
  await signInByAddress.demand(address)
  await signInByAccount.demand(email)
  const found = await findByEmail(database(), email)
  const account = found && (kind === undefined || kind === found.account.kind) ? found.account : undefined
  const isRight = await isPassword(password, account?.passwordHash, account?.pwdVersion)
  if (!found || !account || !isRight) throw problem('accounts.wrongCredentials')
  await Promise.all([signInByAccount.forget(email), signInByAddress.forgive(address)])
  if (!account.emailVerifiedAt) return askForVerification(caller, account)
  if (account.twoFactorGsm && account.gsm) await demandSecondFactor(caller, account, account.gsm, code)
  return database().transaction((tx) => openSession(tx, found, caller))
}

async function askForVerification(caller: Caller, account: Account): Promise<never> {
  if ((await secondsUntilSending('verification', account.email, caller)) === undefined) {
    await database().transaction((tx) => sendVerificationTo(tx, account))
  }
  throw problem('Ee81rb', { to: masked(account.email) })
}

async function demandSecondFactor(caller: Caller, { id, language }: Account, gsm: string, code: string | undefined) {
  if (code !== undefined) {
    await codeTriesByAddress.demand(addressOf(caller))
    const taken = await database().transaction((tx) => takeCode(tx, id, 'twoFactor', code))
    if (taken?.target !== gsm) throw problem('accounts.wrongCode')
    return
  }
  await demandSending('twoFactor', gsm, caller)
  await database().transaction(async (tx) => {
    const { code: sent } = await createCode(tx, { accountId: id, purpose: 'twoFactor', target: gsm })
    const values = { code: sent, minutes: String(codeMinutes) }
    await queueMessage(tx, { channel: 'sms', to: gsm, language, template: 'twoFactorCode', values })
  })
  throw problem('pR8Lrb', { to: masked(gsm) })
}
