import { and, eq, sql } from 'drizzle-orm'
import type { verifyGsm as verifyGsmCall } from '#contract/accounts/accounts.ts'
import type { Input } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { problem } from '#contract/problems.ts'
import { database } from '#database/connection.ts'
import { accounts } from '#database/schema/accounts.ts'
import { queueMessage } from '#domain/ground/messages/queue-message.ts'
import { reachesBySms, requireReachableBySms } from '#domain/ground/messages/reaches-by-sms.ts'
import { signedIn } from '../../ground/callers/signed-in.ts'
import { codeMinutes, createCode, takeCode } from './codes.ts'
import { findAccountById } from './find-account.ts'
import { requireSending } from './limits.ts'
import { sentTo } from './sent-to.ts'
import { verifyAwaitedGsm } from './verify-awaited-gsm.ts'

export const verifyGsm = (caller: Caller, input: Input<typeof verifyGsmCall>) =>
  caller.person ? verifyOwnGsm(caller, input) : verifyAwaitedGsm(caller, input)

export async function verifyOwnGsm(caller: Caller, { gsm, code }: Input<typeof verifyGsmCall>) {
  const { accountId } = signedIn(caller)
  await requireChangeable(accountId, gsm)
  if (!reachesBySms(gsm)) {
    // The gateway reaches no number of this country, so no code was sent.
    if (code !== undefined) requireReachableBySms(gsm)
    return { verified: false, sent: await keepUnproven(accountId, gsm) }
  }
  if (code === undefined) return { verified: false, sent: await sendGsmCode(caller, accountId, gsm) }
  const isVerified = await database().transaction(async (tx) => {
    const taken = await takeCode(tx, accountId, 'gsm', code)
    if (taken?.target !== gsm) return false
    await tx.update(accounts).set({ gsm, gsmVerifiedAt: new Date() }).where(eq(accounts.id, accountId))
    return true
  })
  if (!isVerified) throw problem('accounts.wrongCode')
  return { verified: true, sent: null }
}

/** Stores a number that the SMS gateway does not reach, unverified. The same number stays verified if it was before. */
async function keepUnproven(accountId: string, gsm: string) {
  await database()
    .update(accounts)
    .set({ gsm, gsmVerifiedAt: null })
    .where(and(eq(accounts.id, accountId), sql`${accounts.gsm} is distinct from ${gsm}`))
  return null
}

export async function sendGsmCode(caller: Caller, accountId: string, gsm: string) {
  requireReachableBySms(gsm)
  // Limited by number, so that a phone is not flooded, and by account, so that it cannot try many numbers.
  await requireSending('gsm', gsm, caller)
  await requireSending('gsm', accountId, caller)
  await database().transaction(async (tx) => {
    const { code } = await createCode(tx, { accountId, purpose: 'gsm', target: gsm })
    const values = { code, minutes: String(codeMinutes) }
    const { kind } = signedIn(caller)
    await queueMessage(tx, { channel: 'sms', to: gsm, kind, language: caller.language, template: 'gsmCode', values })
  })
  return sentTo(gsm, 'gsm')
}

/** Without this check a stolen session could redirect the second factor to another phone. */
async function requireChangeable(accountId: string, gsm: string) {
  const account = (await findAccountById(database(), accountId))?.account
  if (!account) throw problem('accounts.sessionEnded')
  if (account.twoFactorGsm && account.gsm !== gsm) throw problem('accounts.twoFactorOn')
}
