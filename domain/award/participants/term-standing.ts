import { type SQL, sql } from 'drizzle-orm'
import type { TermStanding } from '#contract/participants/participant-filters.ts'
import { documentRequests } from '#database/schema/documents.ts'
import { participants } from '#database/schema/participants/participants.ts'
import { termParticipants, terms } from '#database/schema/participants/terms.ts'

// The one definition of a participant's progress in a term: SQL over `participants`, `term_participants` and `terms`.

/** How many of the participant's requests of the term have one of these statuses. */
const requestsIn = (states: SQL): SQL<number> => sql`(select count(*)::int from ${documentRequests}
  where ${documentRequests.termId} = ${terms.id} and ${documentRequests.applicationId} = ${participants.applicationId}
    and ${documentRequests.status} in (${states}))`

/** How many documents each participant must submit. */
export const asked = sql<number>`jsonb_array_length(${terms.documents})`

export const accepted = requestsIn(sql`'Accepted'`)
/** Submitted, and not yet decided on. */
export const toReview = requestsIn(sql`'Uploaded'`)
export const isExcused = sql<boolean>`(${termParticipants.excusedBy} is not null)`

export const standings: Readonly<Record<TermStanding, SQL>> = {
  complete: sql`(not ${isExcused} and ${accepted} >= ${asked})`,
  incomplete: sql`(not ${isExcused} and ${accepted} < ${asked})`,
  toReview: sql`(not ${isExcused} and ${toReview} > 0)`,
  excused: isExcused,
}
