import { eq } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { markContactMessage as markCall } from '#contract/contact.ts'
import { problem } from '#contract/problems.ts'
import { database } from '#database/connection.ts'
import { contactMessages } from '#database/schema/contact.ts'
import { shown } from './list-contact-messages.ts'

export async function markContactMessage(
  _caller: Caller,
  { messageId, answered }: Input<typeof markCall>,
): Promise<Output<typeof markCall>> {
  const [marked] = await database()
    .update(contactMessages)
    .set({ answeredAt: answered ? new Date() : null })
    .where(eq(contactMessages.id, messageId))
    .returning()
  if (!marked) throw problem('contact.notFound')
  return shown(marked)
}
