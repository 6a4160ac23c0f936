import type { Input } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { removeEntry as call } from '#contract/entries/entry-invitation.ts'
import { problem } from '#contract/problems.ts'
import { database } from '#database/connection.ts'
import { outreachRefusals } from '#database/schema/outreach/outreach.ts'
import { eraseEntered } from '#domain/applying/applications/erase-entered.ts'
import { linkState, lockEntry } from './entry-by-token.ts'

/** Removes what was entered, at the word of whoever holds the link. Removing it twice is no mistake. */
export async function removeEntry(caller: Caller, { token }: Input<typeof call>): Promise<null> {
  await database().transaction(async (tx) => {
    const entry = await lockEntry(tx, caller, token)
    if (linkState(entry) === 'takenOver') throw problem('entries.over')
    // Also when its time is over and it is about to be removed: who asked for it is not entered again. Whoever is signed
    // in meanwhile, this is done by the holder of the link.
    if (entry.removedAt === null) await eraseEntered(tx, {}, [entry.applicationId], 'person')
    // Neither as a colleague nor for a community is the address asked again.
    const { companyId, addressMark } = entry
    await tx.insert(outreachRefusals).values({ companyId, addressMark }).onConflictDoNothing()
  })
  return null
}
