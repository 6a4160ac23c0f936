import type { sendVerification as sendVerificationCall } from '#contract/accounts/accounts.ts'
import type { Input } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { database } from '#database/connection.ts'
import { findAccountByEmail } from './find-account.ts'
import { requireSending } from './limits.ts'
import { sentTo } from './sent-to.ts'
import { queueVerificationOrInvitation } from './verification-message.ts'
import { withFixedDuration } from './with-fixed-duration.ts'

export async function sendVerification(caller: Caller, { email, to }: Input<typeof sendVerificationCall>) {
  await requireSending('verification', email, caller)
  await withFixedDuration(() =>
    database().transaction(async (tx) => {
      const found = await findAccountByEmail(tx, email)
      if (found && !found.account.emailVerifiedAt) await queueVerificationOrInvitation(tx, found, to)
    }),
  )
  return sentTo(email, 'verification')
}
