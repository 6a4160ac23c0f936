import { eq } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { markContactMessage as markCall } from '#contract/contact.ts'
import { problem } from '#contract/problems.ts'
import { database } from '#database/connection.ts'
import { contactMessages } from '#database/schema/contact.ts'
import { signedIn } from '#domain/ground/callers/signed-in.ts'
import { recordOperatorAct } from '#domain/ground/operator-acts/record-operator-act.ts'
import { oneMessage } from './list-contact-messages.ts'

/** Marks a message as done, or open again; an answered one stays answered. */
export async function markContactMessage(
  caller: Caller,
  { messageId, answered }: Input<typeof markCall>,
): Promise<Output<typeof markCall>> {
  const { accountId } = signedIn(caller)
  return database().transaction(async (tx) => {
    const [marked] = await tx
      .update(contactMessages)
      .set(answered ? { answeredAt: new Date(), answeredBy: accountId } : { answeredAt: null })
      .where(eq(contactMessages.id, messageId))
      .returning()
    if (!marked) throw problem('contact.notFound')
    const act = answered ? 'messageClosed' : 'messageReopened'
    await recordOperatorAct(tx, caller, { act, about: marked.name, aboutId: messageId })
    return oneMessage(tx, messageId)
  })
}
