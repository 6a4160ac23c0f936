import { eq } from 'drizzle-orm'
import type { Caller } from '#contract/caller.ts'
import type { Transaction } from '#database/connection.ts'
import { accounts } from '#database/schema/accounts.ts'
import { companies } from '#database/schema/companies.ts'
import { createCode } from '#domain/accounts/codes.ts'
import type { Account } from '#domain/accounts/find-account.ts'
import { linkTo } from '#domain/accounts/link.ts'
import { signedIn } from '#domain/accounts/signed-in.ts'
import { queueMessage } from '#domain/messages/queue-message.ts'

/** Invitations are read after the weekend. */
const linkMinutes = 7 * 24 * 60

/**
 * Sends the link by which the invited sets a password and so accepts. Where the address has an account elsewhere, its
 * owner hears that it cannot be used here; the inviter does not.
 */
export async function sendInvitation(tx: Transaction, caller: Caller, companyId: string, account: Account) {
  const { id, kind, email, language } = account
  const about = await introduce(tx, caller, companyId)
  if (isStandIn(account)) {
    await queueMessage(tx, {
      channel: 'email',
      to: email,
      kind,
      language,
      template: 'invitationElsewhere',
      values: about,
    })
    return
  }
  const { token } = await createCode(tx, { accountId: id, purpose: 'passwordReset', target: email, linkMinutes })
  const values = { ...about, link: linkTo(language, '/reset-password', token) }
  await queueMessage(tx, { channel: 'email', to: email, kind, language, template: 'invitation', values })
}

/** An account that was closed before it was opened: in the list it stands for an address that is somebody's elsewhere. */
const isStandIn = ({ deletedAt }: Account) => deletedAt !== null

async function introduce(tx: Transaction, caller: Caller, companyId: string) {
  const [company] = await tx.select({ name: companies.name }).from(companies).where(eq(companies.id, companyId))
  const [me] = await tx
    .select({ name: accounts.name, surname: accounts.surname })
    .from(accounts)
    .where(eq(accounts.id, signedIn(caller).accountId))
  return { companyName: company?.name ?? '', inviter: `${me?.name} ${me?.surname}` }
}
