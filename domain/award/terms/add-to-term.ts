import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { ActAnswer, RefusalReason } from '#contract/applications/acts.ts'
import type { Input } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { addToTerm as call } from '#contract/participants/terms.ts'
import { database } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import { participants } from '#database/schema/participants/participants.ts'
import { termParticipants } from '#database/schema/participants/terms.ts'
import { unreachableReason } from '#domain/applying/applications/unreachable-reason.ts'
import { actOnParticipants } from '#domain/award/participants/act-on-participants.ts'
import { askForDocuments, countLacking } from './ask-for-documents.ts'
import { lockOpenTerm, ownTerm } from './own-term.ts'

/** Adds later participants of the form to an open term: the named ones, or all who are not in it. */
export async function addToTerm(caller: Caller, input: Input<typeof call>): Promise<ActAnswer> {
  const { companyId, participantIds, dryRun } = input
  const term = await ownTerm(database(), input)
  const { formId } = term
  const isOutside = sql`not ${isInside(term.id)}`
  const target = participantIds ? { participantIds } : { where: and(eq(participants.status, 'Active'), isOutside) }
  return actOnParticipants(
    caller,
    { companyId, formId, ...target, dryRun },
    {
      demand: (tx) => lockOpenTerm(tx, input),
      kind: 'addToTerm',
      detail: { termId: term.id, name: term.name },
      refusal: refusal(term.id),
      history: { event: 'termOpened', detail: { termId: term.id, names: term.name } },
      credit: 'document',
      cost: (tx, applicationIds) => countLacking(tx, term, applicationIds),
      apply: (tx, changed) => askForDocuments(tx, term, changed),
    },
  )
}

/** SQL over `participants`: whether the participant is in the term. */
const isInside = (termId: string) => sql`exists (
  select from ${termParticipants}
  where ${termParticipants.termId} = ${termId}::uuid and ${termParticipants.participantId} = ${participants.id})`

const refusal = (termId: string): SQL<RefusalReason | null> => sql`coalesce(${unreachableReason}, (
  select case when ${participants.status} not in ('Active', 'Suspended') then 'notParticipant'
    when ${isInside(termId)} then 'alreadyRequested' end
  from ${participants} where ${participants.applicationId} = ${applications.id}))`
