import { eq } from 'drizzle-orm'
import type { Caller } from '#contract/caller.ts'
import { accounts } from '#database/schema/accounts.ts'
import { ownAccount, ownGsm } from '#domain/accounts/accounts/own-account.ts'
import { changeWithCode } from '../../accounts/accounts/change-with-code.ts'
import { changeGsm } from './change-gsm.ts'

interface Answered {
  readonly channel: 'email' | 'sms'
  readonly code: string
}

/** Checks the code from `sendOwnVerification`, and marks the address or number as verified. */
export async function confirmOwnCode(caller: Caller, { channel, code }: Answered) {
  const account = await ownAccount(caller)
  if (channel === 'sms') await changeGsm(caller, { gsm: ownGsm(account), code })
  else {
    await changeWithCode(caller, { purpose: 'verification', target: account.email }, code, async (tx, { id }) => {
      await tx.update(accounts).set({ emailVerifiedAt: new Date() }).where(eq(accounts.id, id))
    })
  }
  return null
}
