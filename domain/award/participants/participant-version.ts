import { eq } from 'drizzle-orm'
import { problem } from '#contract/problems.ts'
import type { Transaction } from '#database/connection.ts'
import { participants } from '#database/schema/participants/participants.ts'

async function standingOf(tx: Transaction, applicationId: string) {
  const { version, status, statusSince: since, statusReason: reason } = participants
  const [row] = await tx
    .select({ version, status, since, reason })
    .from(participants)
    .where(eq(participants.applicationId, applicationId))
  if (!row) throw problem('participants.notFound')
  return row
}

export const participantVersion = async (tx: Transaction, applicationId: string) =>
  (await standingOf(tx, applicationId)).version

/**
 * Refuses a change that was based on an older version of the status, and answers with the current one. The row is
 * already locked.
 */
export async function requireParticipantVersion(tx: Transaction, applicationId: string, version: number) {
  const newerParticipant = await standingOf(tx, applicationId)
  if (newerParticipant.version !== version)
    throw problem('participants.changedSince', {}, undefined, { newerParticipant })
}
