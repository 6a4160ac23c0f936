import { inArray } from 'drizzle-orm'
import type { Input } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { refuseMail as call } from '#contract/outreach/unwanted-mail.ts'
import { database, type Transaction } from '#database/connection.ts'
import { outreachRefusals } from '#database/schema/outreach/outreach.ts'
import { type OutreachMail, requireLinkedMail } from './linked-mail.ts'
import { takeBackAsked } from './take-back-asked.ts'

/**
 * Refuses outreach from the organization that sent the linked e-mail, or from every organization that the address has
 * no relation with. `nobody` allows it again, also for the sender.
 */
export async function refuseMail(caller: Caller, { token, from }: Input<typeof call>): Promise<null> {
  const mail = await requireLinkedMail(caller, token)
  const { addressMark, anywhereMark } = mail
  await database().transaction(async (tx) => {
    if (from === 'nobody')
      await tx.delete(outreachRefusals).where(inArray(outreachRefusals.addressMark, [addressMark, anywhereMark]))
    else await refuseFrom(tx, mail, from)
  })
  return null
}

/** Stores the refusal, and withdraws the organization's open requests to the address. Repeating it is no error. */
export async function refuseFrom(tx: Transaction, mail: OutreachMail, from: 'organization' | 'everybody') {
  const { companyId, addressMark, anywhereMark } = mail
  await tx
    .insert(outreachRefusals)
    .values([
      { addressMark, companyId },
      ...(from === 'everybody' ? [{ addressMark: anywhereMark, companyId: null }] : []),
    ])
    .onConflictDoNothing()
  await takeBackAsked(tx, mail)
}
