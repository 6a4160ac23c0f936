import { and, eq, isNull } from 'drizzle-orm'
import type { Caller } from '#contract/caller.ts'
import { database } from '#database/connection.ts'
import { limit } from '#database/rate-limits.ts'
import { accounts } from '#database/schema/accounts.ts'
import { candidates } from '#database/schema/candidates.ts'
import { interviewInvitations } from '#database/schema/interviews.ts'
import { codeTriesByAddress } from '#domain/accounts/accounts/limits.ts'
import { addressOf } from '#domain/ground/callers/address-of.ts'
import { markedId } from '#platform/tokens.ts'
import { type InterviewRow, interviewRows } from '../interview-rows.ts'

/** Per link: enough to read it and change one's mind, too few to flood. Counted before the database is read. */
const usesOfLink = limit('interview-link', { points: 120, seconds: 15 * 60 })

export interface Linked {
  readonly row: InterviewRow
  /** The account of the invited candidate. */
  readonly accountId: string
}

/** The invitation behind a link; undefined if the token is not ours or the candidate has closed the account. */
export async function linkedRow(caller: Caller, token: string): Promise<Linked | undefined> {
  const id = markedId(token, 'interview links')
  if (id === undefined) {
    await codeTriesByAddress.demand(addressOf(caller))
    return undefined
  }
  await usesOfLink.demand(id)
  const [invited] = await database()
    .select({ accountId: accounts.id })
    .from(interviewInvitations)
    .innerJoin(candidates, eq(candidates.id, interviewInvitations.candidateId))
    .innerJoin(accounts, eq(accounts.id, candidates.accountId))
    .where(and(eq(interviewInvitations.id, id), isNull(accounts.deletedAt)))
  const [row] = invited ? await interviewRows(eq(interviewInvitations.id, id)) : []
  return invited && row && { row, accountId: invited.accountId }
}

/** A link works until its chosen time has ended, or else the last offered one. */
export function isLinkOver({ slots }: Pick<InterviewRow, 'slots'>, now: Date): boolean {
  const last = slots.find(({ isChosen }) => isChosen) ?? slots.at(-1)
  return last !== undefined && last.slot.endsAt <= now
}
