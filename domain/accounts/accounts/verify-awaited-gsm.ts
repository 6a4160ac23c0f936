import { and, eq, isNull, not, or } from 'drizzle-orm'
import type { verifyGsm as call } from '#contract/accounts/accounts.ts'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { problem } from '#contract/problems.ts'
import { database, type Transaction } from '#database/connection.ts'
import { accounts } from '#database/schema/accounts.ts'
import { addressOf } from '#domain/ground/callers/address-of.ts'
import { queueMessage } from '#domain/ground/messages/queue-message.ts'
import { requireReachableBySms } from '#domain/ground/messages/reaches-by-sms.ts'
import { codeMinutes, codesAwaitedAt, createCode, takeOneOf } from './codes.ts'
import { findAccountById } from './find-account.ts'
import { codeTriesByAddress, forgiveCodeTry, gsmSentUnsigned, gsmTriedUnsigned, requireSending } from './limits.ts'
import { sentTo } from './sent-to.ts'
import { withFixedDuration } from './with-fixed-duration.ts'

/**
 * Verifies a number without a session, by the code that a session has requested in the last ten minutes; without such
 * a request no SMS is sent and no code is right. The answer and its duration are the same either way, and no session
 * is opened.
 */
export function verifyAwaitedGsm(caller: Caller, { gsm, code }: Input<typeof call>): Promise<Output<typeof call>> {
  requireReachableBySms(gsm)
  return code === undefined ? sendAgain(caller, gsm) : bringCode(caller, gsm, code)
}

async function sendAgain(caller: Caller, gsm: string) {
  // Counted apart from requests with a session, so that a stranger cannot keep the owner from their code.
  await requireSending('gsm', `unsigned ${gsm}`, caller)
  await gsmSentUnsigned.demand(gsm)
  await withFixedDuration(() =>
    database().transaction(async (tx) => {
      const [awaited] = await awaitedByOne(tx, gsm)
      const found = awaited && (await findAccountById(tx, awaited.accountId))
      if (!found) return
      const { id: accountId, kind, language } = found.account
      const { code } = await createCode(tx, { accountId, purpose: 'gsm', target: gsm })
      const values = { code, minutes: String(codeMinutes) }
      await queueMessage(tx, { channel: 'sms', to: gsm, kind, language, template: 'gsmCode', values })
    }),
  )
  return { verified: false, sent: sentTo(gsm, 'gsm') }
}

async function bringCode(caller: Caller, gsm: string, code: string) {
  await codeTriesByAddress.demand(addressOf(caller))
  await gsmTriedUnsigned.demand(gsm)
  const isVerified = await withFixedDuration(() =>
    database().transaction(async (tx) => {
      const taken = await takeOneOf(tx, await awaitedByOne(tx, gsm), code)
      if (!taken) return false
      // A number that is a second factor cannot be changed here, as in the settings (`accounts.twoFactorOn`).
      const mayChange = or(not(accounts.twoFactorGsm), eq(accounts.gsm, gsm))
      const verified = await tx
        .update(accounts)
        .set({ gsm, gsmVerifiedAt: new Date() })
        .where(and(eq(accounts.id, taken.accountId), isNull(accounts.deletedAt), mayChange))
        .returning({ id: accounts.id })
      return verified.length > 0
    }),
  )
  if (!isVerified) throw problem('accounts.wrongCode')
  await forgiveCodeTry(caller)
  return { verified: true, sent: null }
}

/**
 * The code of the only account waiting for one at this number. Without a session two accounts cannot be told apart:
 * the owner of the phone could verify the number for an attacker who has requested a code to it too.
 */
async function awaitedByOne(tx: Transaction, gsm: string) {
  const awaited = await codesAwaitedAt(tx, 'gsm', gsm)
  return awaited.length === 1 ? awaited : []
}
