import type { Transaction } from '#database/connection.ts'
import type { accounts } from '#database/schema/accounts.ts'
import { queueMessage } from './queue-message.ts'
import type { SecurityChange } from './templates.ts'

type Owner = Pick<typeof accounts.$inferSelect, 'email' | 'kind' | 'language' | 'name'>

/** Tells the owner by e-mail that a way to sign in has changed, so that a stolen session cannot change it unseen. */
export async function tellSecurityChange(tx: Transaction, owner: Owner, change: SecurityChange) {
  const { email: to, kind, language, name } = owner
  await queueMessage(tx, {
    channel: 'email',
    to,
    kind,
    language,
    template: 'securityChanged',
    values: { name, change },
  })
}
