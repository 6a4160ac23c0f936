import { eq } from 'drizzle-orm'
import type { Transaction } from '#database/connection.ts'
import { applicationMessages } from '#database/schema/application-messages.ts'
import { bankInfos } from '#database/schema/bank-infos.ts'
import { documentRequests } from '#database/schema/documents.ts'
import { interviewInvitations } from '#database/schema/interviews.ts'
import { deliveries } from '#database/schema/mailings.ts'
import { participants } from '#database/schema/participants/participants.ts'

/**
 * Tables that refer to both an application and its candidate. `move-to-person.test.ts` fails if a new table is
 * missing.
 */
export const ofBoth = [
  participants,
  bankInfos,
  documentRequests,
  interviewInvitations,
  deliveries,
  applicationMessages,
] as const

/** Moves the rows of an entered application to the person who takes it over: payments follow their participant. */
export async function moveToPerson(tx: Transaction, applicationId: string, candidateId: string) {
  for (const table of ofBoth) await tx.update(table).set({ candidateId }).where(eq(table.applicationId, applicationId))
}
