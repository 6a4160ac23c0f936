import type { sendVerification as sendVerificationCall } from '#contract/accounts.ts'
import type { Input } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { database } from '#database/connection.ts'
import { inEvenTime } from './even-time.ts'
import { findByEmail } from './find-account.ts'
import { demandSending } from './limits.ts'
import { sentTo } from './sent.ts'
import { sendProofTo } from './verification-message.ts'

export async function sendVerification(caller: Caller, { email, to }: Input<typeof sendVerificationCall>) {
  await demandSending('verification', email, caller)
  await inEvenTime(() =>
    database().transaction(async (tx) => {
      const found = await findByEmail(tx, email)
      if (found && !found.account.emailVerifiedAt) await sendProofTo(tx, found, to)
    }),
  )
  return sentTo(email, 'verification')
}
