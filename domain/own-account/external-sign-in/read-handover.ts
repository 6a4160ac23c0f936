import type { readHandover as readCall } from '#contract/accounts/istanbulsenin.ts'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { problem } from '#contract/problems.ts'
import { database } from '#database/connection.ts'
import { idOf, trusted } from './handover.ts'
import { knownAccount } from './known-account.ts'
import { newcomerOfHandover } from './newcomer-of-handover.ts'
import { isUsed } from './use-once.ts'

/** The identity for the page before its button is pressed; reading does not use the hand-over up. */
export async function readHandover(_: Caller, handover: Input<typeof readCall>): Promise<Output<typeof readCall>> {
  const identity = trusted(handover)
  if (await isUsed(database(), idOf(handover))) throw problem('istanbulSenin.refused')
  const known = await knownAccount(database(), identity, 'Candidate')
  if (known) return { name: known.account.name, isKnown: true, needs: [] }
  return { name: newcomerOfHandover(handover, identity).name, isKnown: false, needs: ['termsAccepted', 'noticeRead'] }
}
