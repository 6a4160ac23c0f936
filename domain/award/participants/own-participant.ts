import { and, eq, sql } from 'drizzle-orm'
import { problem } from '#contract/problems.ts'
import type { Database, Transaction } from '#database/connection.ts'
import { preparedOn } from '#database/prepared-on.ts'
import { participants } from '#database/schema/participants/participants.ts'

export interface ParticipantIds {
  readonly companyId: string
  readonly id: string
}

export type ParticipantRecord = typeof participants.$inferSelect

/** A participant of this organization; those of others are not found. */
export async function ownParticipant(db: Database | Transaction, { companyId, id }: ParticipantIds) {
  const [found] = await participantOn(db).execute({ companyId, id })
  if (!found) throw problem('participants.notFound')
  return found
}

const participantOn = preparedOn((db) =>
  db
    .select()
    .from(participants)
    .where(and(eq(participants.id, sql.placeholder('id')), eq(participants.companyId, sql.placeholder('companyId'))))
    .prepare('own_participant'),
)

export interface CandidateIds {
  readonly companyId: string
  readonly candidateId: string
}

/** All participations of a candidate at this organization, the newest first; throws if there are none. */
export async function participationsOf(db: Database | Transaction, { companyId, candidateId }: CandidateIds) {
  const found = await participationsOn(db).execute({ companyId, candidateId })
  if (found.length === 0) throw problem('participants.notFound')
  return found
}

const participationsOn = preparedOn((db) =>
  db
    .select()
    .from(participants)
    .where(
      and(
        eq(participants.candidateId, sql.placeholder('candidateId')),
        eq(participants.companyId, sql.placeholder('companyId')),
      ),
    )
    .orderBy(sql`${participants.createdAt} desc`, participants.id)
    .prepare('participations_of_a_candidate'),
)
