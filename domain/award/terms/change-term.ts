import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Input } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { changeTerm as call, Term } from '#contract/participants/terms.ts'
import { problem } from '#contract/problems.ts'
import { database } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import { documentRequests } from '#database/schema/documents.ts'
import { participants } from '#database/schema/participants/participants.ts'
import { termParticipants, terms } from '#database/schema/participants/terms.ts'
import { updateHolds } from '#domain/applying/payment-holds/update-holds.ts'
import { lockApplications } from '#domain/ground/locks/lock-applications.ts'
import { readTerm } from './list-terms.ts'
import { lockOpenTerm, requireDue } from './own-term.ts'

/** Changes a term; a new deadline applies to what is still awaited, and is reminded of again. */
export async function changeTerm(caller: Caller, input: Input<typeof call>): Promise<Term> {
  const { termId, name, endsOn, holdsPayments } = input
  const dueAt = new Date(input.dueAt)
  await database().transaction(async (tx) => {
    const term = await lockOpenTerm(tx, input)
    if (endsOn < term.startsOn) throw problem('terms.endsFirst')
    const isMoved = dueAt.getTime() !== term.dueAt.getTime()
    if (isMoved) requireDue(input.dueAt)
    const members = await lockApplications(
      tx,
      sql`${applications.id} in (
        select ${participants.applicationId} from ${termParticipants}
        join ${participants} on ${participants.id} = ${termParticipants.participantId}
        where ${termParticipants.termId} = ${termId})`,
    )
    await tx
      .update(terms)
      .set({ name, endsOn, holdsPayments, dueAt, ...(isMoved && { remindedAt: null }) })
      .where(eq(terms.id, termId))
    if (isMoved)
      await tx
        .update(documentRequests)
        .set({ dueAt })
        .where(and(eq(documentRequests.termId, termId), inArray(documentRequests.status, ['Open', 'Refused'])))
    await updateHolds(tx, members)
  })
  return readTerm(caller, input)
}
