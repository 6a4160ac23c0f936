import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { EmailChange } from '#contract/accounts/account-settings.ts'
import type { Caller } from '#contract/caller.ts'
import { problem } from '#contract/problems.ts'
import { accounts } from '#database/schema/accounts.ts'
import { voidCodes } from '#domain/accounts/accounts/codes.ts'
import { findAccountByEmail } from '#domain/accounts/accounts/find-account.ts'
import { isTaken } from '#domain/accounts/accounts/is-taken.ts'
import { ownAccount } from '#domain/accounts/accounts/own-account.ts'
import { requirePassword } from '#domain/accounts/accounts/require-password.ts'
import { queueMessage } from '#domain/ground/messages/queue-message.ts'
import { changeWithCode, sendCodeForChange } from '../../accounts/accounts/change-with-code.ts'
import { maskedTarget } from '../../accounts/accounts/sent-to.ts'
import { withFixedDuration } from '../../accounts/accounts/with-fixed-duration.ts'

export async function changeEmail(caller: Caller, { password, newEmail, code }: z.output<typeof EmailChange>) {
  await requirePassword(caller, await ownAccount(caller), password)
  return code === undefined ? sendEmailCode(caller, newEmail) : takeEmail(caller, newEmail, code)
}

/** No code is sent to an address that already has an account; the answer is the same either way. */
function sendEmailCode(caller: Caller, newEmail: string) {
  return withFixedDuration(() =>
    sendCodeForChange(
      caller,
      { purpose: 'email', target: newEmail },
      async (tx, { kind, name, language }, { code, minutes }) => {
        if (await findAccountByEmail(tx, newEmail)) return
        const values = { name, code, minutes }
        await queueMessage(tx, { channel: 'email', to: newEmail, kind, language, template: 'emailChange', values })
      },
    ),
  )
}

async function takeEmail(caller: Caller, newEmail: string, code: string) {
  try {
    return await changeWithCode(
      caller,
      { purpose: 'email', target: newEmail },
      code,
      async (tx, { id, kind, email, name, language }) => {
        await tx
          .update(accounts)
          .set({ email: newEmail, emailVerifiedAt: new Date(), earlierEmail: email, emailChangedAt: new Date() })
          .where(eq(accounts.id, id))
        // Invalidates links that were sent to the old address.
        await voidCodes(tx, id)
        const values = { name, newEmail: maskedTarget(newEmail) }
        await queueMessage(tx, { channel: 'email', to: email, kind, language, template: 'emailChanged', values })
      },
    )
  } catch (error) {
    // A concurrent change may have taken the address since the code was sent.
    throw isTaken(error) ? problem('accounts.wrongCode') : error
  }
}
