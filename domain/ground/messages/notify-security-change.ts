import type { Transaction } from '#database/connection.ts'
import type { accounts } from '#database/schema/accounts.ts'
import { queueMessage } from './queue-message.ts'
import type { SecurityChange } from './templates.ts'

type Owner = Pick<
  typeof accounts.$inferSelect,
  'email' | 'earlierEmail' | 'emailChangedAt' | 'kind' | 'language' | 'name'
>

/** For so long the previous address gets security notices too: a thief of an account first changes its address. */
export const earlierEmailDays = 30

/** Notifies the owner by e-mail that a way to sign in has changed, so that a stolen session cannot change it unseen. */
export async function notifySecurityChange(tx: Transaction, owner: Owner, change: SecurityChange) {
  const { kind, language, name } = owner
  for (const to of addressesOf(owner)) {
    const values = { name, change }
    await queueMessage(tx, { channel: 'email', to, kind, language, template: 'securityChanged', values })
  }
}

function addressesOf({ email, earlierEmail, emailChangedAt }: Owner): string[] {
  const since = Date.now() - earlierEmailDays * 86_400_000
  return earlierEmail !== null && Number(emailChangedAt) > since ? [email, earlierEmail] : [email]
}
