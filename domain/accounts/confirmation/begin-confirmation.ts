import type { beginConfirmation as beginCall } from '#contract/accounts/confirmation.ts'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { problem } from '#contract/problems.ts'
import { database } from '#database/connection.ts'
import { ownAccount } from '#domain/accounts/accounts/own-account.ts'
import { factorsOf } from '#domain/accounts/second-factors/factors-of.ts'
import { queueMessage } from '#domain/ground/messages/queue-message.ts'
import { sendCodeForChange } from '../accounts/change-with-code.ts'
import { requestPasskey } from '../second-factors/request-passkey.ts'
import { waysToConfirm } from './ways-to-confirm.ts'

/** Sends the code, or returns the passkey challenge, that `confirmIdentity` takes. */
export async function beginConfirmation(
  caller: Caller,
  { way }: Input<typeof beginCall>,
): Promise<Output<typeof beginCall>> {
  const account = await ownAccount(caller)
  const { ways } = await waysToConfirm(account)
  if (!ways.includes(way)) throw problem('accounts.otherWay')
  if (way === 'passkey') {
    const { passkeys } = await factorsOf(database(), account)
    return { passkey: await requestPasskey(account.id, passkeys, 'confirm'), sent: null }
  }
  const target = way === 'sms' && account.gsm !== null ? account.gsm : account.email
  const { sent } = await sendCodeForChange(
    caller,
    { purpose: 'confirmation', target },
    (tx, { kind, language, name }, values) =>
      way === 'sms'
        ? queueMessage(tx, { channel: 'sms', to: target, kind, language, template: 'confirmationCode', values })
        : queueMessage(tx, {
            channel: 'email',
            to: target,
            kind,
            language,
            template: 'confirmation',
            values: { name, ...values },
          }),
  )
  return { passkey: null, sent }
}
