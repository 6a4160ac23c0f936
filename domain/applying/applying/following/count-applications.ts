import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import type { countApplications as call } from '#contract/applying/applications.ts'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { ApplicationStatus } from '#contract/fields/application-status.ts'
import { database } from '#database/connection.ts'
import { applicationMessages } from '#database/schema/application-messages.ts'
import { applications } from '#database/schema/applications.ts'
import { awaitedFromCandidate } from './awaited-from-candidate.ts'

export async function countApplications(
  caller: Caller,
  { candidateId }: Input<typeof call>,
): Promise<Output<typeof call>> {
  const db = database()
  const [counts, awaited, unreadMessages] = await Promise.all([
    db
      .select({ status: applications.shownStatus, count: sql<number>`count(*)` })
      .from(applications)
      .where(eq(applications.candidateId, candidateId))
      .groupBy(applications.shownStatus),
    awaitedFromCandidate(db, caller, candidateId),
    db.$count(
      applicationMessages,
      and(
        eq(applicationMessages.candidateId, candidateId),
        isNull(applicationMessages.readAt),
        ne(applicationMessages.by, 'candidate'),
      ),
    ),
  ])
  const of = (status: ApplicationStatus) => counts.find((row) => row.status === status)?.count ?? 0
  return {
    all: counts.reduce((sum, { count }) => sum + count, 0),
    byStatus: Object.fromEntries(ApplicationStatus.options.map((status) => [status, of(status)])) as Record<
      ApplicationStatus,
      number
    >,
    awaited: awaited.length,
    unreadMessages,
  }
}
