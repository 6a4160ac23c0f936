import type { Transaction } from '#database/connection.ts'
import { isInvited, sendInvitation } from '#domain/accounts/accounts/invitation.ts'
import type { Account } from '#domain/ground/callers/account.ts'
import { queueMessage } from '#domain/ground/messages/queue-message.ts'
import { linkToPage } from '../../ground/messages/link-to-page.ts'
import { codeMinutes, createCode } from './codes.ts'
import type { FoundAccount } from './find-account.ts'

const linkMinutes = 24 * 60

/**
 * Sends the code and the link that verify an e-mail address. The caller has checked that one more message may be sent.
 * The link leads back to the page that was open before (`to`), also in another browser.
 */
export async function queueVerificationMessage(tx: Transaction, account: Account, to?: string, place?: string) {
  const { id, kind, email, name, language } = account
  const wanted = { accountId: id, purpose: 'verification', target: email, linkMinutes, place } as const
  const { code, token } = await createCode(tx, wanted)
  const link = linkToPage(language, '/verify', token, to)
  const values = { name, code, link, minutes: String(codeMinutes) }
  await queueMessage(tx, { channel: 'email', to: email, kind, language, template: 'verification', values })
}

/** An invited account gets its invitation again instead: it names the organization, and asks for consent. */
export async function queueVerificationOrInvitation(tx: Transaction, found: FoundAccount, to?: string) {
  const { account, member } = found
  if (member && isInvited(found)) await sendInvitation(tx, { account, ...member })
  else await queueVerificationMessage(tx, account, to)
}
