import type { forgotPassword as forgotPasswordCall } from '#contract/accounts/accounts.ts'
import type { Input } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { database, type Transaction } from '#database/connection.ts'
import { isInvited, sendInvitation } from '#domain/accounts/accounts/invitation.ts'
import type { Account } from '#domain/ground/callers/account.ts'
import { queueMessage } from '#domain/ground/messages/queue-message.ts'
import { linkToPage } from '../../ground/messages/link-to-page.ts'
import { createCode } from './codes.ts'
import { findAccountByEmail } from './find-account.ts'
import { requireSending } from './limits.ts'
import { sentTo } from './sent-to.ts'
import { withFixedDuration } from './with-fixed-duration.ts'

const linkMinutes = 60

export async function forgotPassword(caller: Caller, { email, kind, to }: Input<typeof forgotPasswordCall>) {
  await requireSending('passwordReset', email, caller)
  await withFixedDuration(() =>
    database().transaction(async (tx) => {
      const found = await findAccountByEmail(tx, email)
      if (found?.account.kind !== kind) return
      const { account, member } = found
      // An invited account has no password yet: it gets its invitation again.
      if (member && isInvited(found)) await sendInvitation(tx, { account, ...member })
      else await sendLink(tx, account, to)
    }),
  )
  return sentTo(email, 'passwordReset')
}

/** After setting the password, the link leads to the page that was open before (`to`). */
async function sendLink(tx: Transaction, { id, kind, email, name, language }: Account, to: string | undefined) {
  const { token } = await createCode(tx, { accountId: id, purpose: 'passwordReset', target: email, linkMinutes })
  const values = { name, link: linkToPage(language, '/reset-password', token, to), minutes: String(linkMinutes) }
  await queueMessage(tx, { channel: 'email', to: email, kind, language, template: 'passwordReset', values })
}
