import type { Input } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { removeEntry as call } from '#contract/entries/entry-invitation.ts'
import { problem } from '#contract/problems.ts'
import { database } from '#database/connection.ts'
import { eraseEntered } from '#domain/applications/erase-entered.ts'
import { linkState, lockEntry } from './entry-by-token.ts'

/** Removes what was entered, at the word of whoever holds the link. Removing it twice is no mistake. */
export async function removeEntry(caller: Caller, { token }: Input<typeof call>): Promise<null> {
  await database().transaction(async (tx) => {
    const entry = await lockEntry(tx, caller, token)
    const state = linkState(entry)
    if (state === 'takenOver') throw problem('entries.over')
    // Whoever is signed in meanwhile, this is done by the holder of the link.
    if (state === 'open') await eraseEntered(tx, {}, [entry.applicationId], 'person')
  })
  return null
}
