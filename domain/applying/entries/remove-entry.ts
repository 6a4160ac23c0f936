import type { Input } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { removeEntry as call } from '#contract/entries/entry-invitation.ts'
import { problem } from '#contract/problems.ts'
import { database } from '#database/connection.ts'
import { outreachRefusals } from '#database/schema/outreach/outreach.ts'
import { eraseEntered } from '#domain/applying/applications/erase-entered.ts'
import { linkState, lockEntry } from './entry-by-token.ts'

/** Removes entered data at the request of the holder of the link. Repeating it is no error. */
export async function removeEntry(caller: Caller, { token }: Input<typeof call>): Promise<null> {
  await database().transaction(async (tx) => {
    const entry = await lockEntry(tx, caller, token)
    if (linkState(entry) === 'takenOver') throw problem('entries.over')
    // Also if it has expired and is about to be removed, so that the person is not entered again. The actor is the
    // holder of the link, even if another account is signed in.
    if (entry.removedAt === null) await eraseEntered(tx, {}, [entry.applicationId], 'person')
    // The address also gets no invitations as a colleague or to a community.
    const { companyId, addressMark } = entry
    await tx.insert(outreachRefusals).values({ companyId, addressMark }).onConflictDoNothing()
  })
  return null
}
