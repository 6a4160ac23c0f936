import type { Step } from '#contract/accounts/account-settings.ts'
import type { Caller } from '#contract/caller.ts'
import { problem } from '#contract/problems.ts'
import { database, type Transaction } from '#database/connection.ts'
import { codeMinutes, createCode, type Purpose, takeCode } from '#domain/accounts/accounts/codes.ts'
import { codeTriesByAddress, requireSending } from '#domain/accounts/accounts/limits.ts'
import type { Account } from '#domain/ground/callers/account.ts'
import { addressOf } from '#domain/ground/callers/address-of.ts'
import { lockOwnAccount } from './own-account.ts'
import { sentTo } from './sent-to.ts'

interface Proof {
  readonly purpose: Purpose
  /** The address or number that the code is sent to; entering the code verifies it. */
  readonly target: string
}

type Send = (tx: Transaction, account: Account, values: { code: string; minutes: string }) => Promise<void>

/** The first step of a change: sends a code to the new address or number. */
export async function sendCodeForChange(caller: Caller, { purpose, target }: Proof, send: Send): Promise<Step> {
  await requireSending(purpose, target, caller)
  await database().transaction(async (tx) => {
    const account = await lockOwnAccount(tx, caller)
    const { code } = await createCode(tx, { accountId: account.id, purpose, target })
    await send(tx, account, { code, minutes: String(codeMinutes) })
  })
  return { changed: false, sent: sentTo(target, purpose) }
}

type Change = (tx: Transaction, account: Account) => Promise<void>

/** The second step: checks the code and makes the change. */
export async function changeWithCode(caller: Caller, proof: Proof, code: string, change: Change): Promise<Step> {
  await codeTriesByAddress.demand(addressOf(caller))
  const isProven = await database().transaction(async (tx) => {
    const account = await lockOwnAccount(tx, caller)
    const taken = await takeCode(tx, account.id, proof.purpose, code)
    // Returned, not thrown, because a rollback would undo the counting of the try.
    if (taken?.target !== proof.target) return false
    await change(tx, account)
    return true
  })
  if (!isProven) throw problem('accounts.wrongCode')
  return { changed: true, sent: null }
}
