import { and, eq, sql } from 'drizzle-orm'
import { ParticipantStatus } from '#contract/fields/participant-status.ts'
import { database } from '#database/connection.ts'
import { preparedOn } from '#database/prepared-on.ts'
import { participantCounts } from '#database/schema/participants/participants.ts'

export type Counts = Record<ParticipantStatus, number>

/** How many participants an organization has in each status, of one form or all, from the kept counts. */
export async function keptCounts({ companyId, formId }: { companyId: string; formId?: string | undefined }) {
  return byStatus(await countsOn(database()).execute({ companyId, formId: formId ?? null }))
}

const countsOn = preparedOn((db) => {
  const { status, difference } = participantCounts
  const formId = sql`${sql.placeholder('formId')}::uuid`
  return db
    .select({ status, count: sql<number>`sum(${difference})::int` })
    .from(participantCounts)
    .where(
      and(
        eq(participantCounts.companyId, sql.placeholder('companyId')),
        sql`(${formId} is null or ${participantCounts.formId} = ${formId})`,
      ),
    )
    .groupBy(status)
    .prepare('kept_participant_counts')
})

export const byStatus = (
  counted: readonly { readonly status: ParticipantStatus; readonly count: number }[],
): Counts => ({
  ...nothing,
  ...Object.fromEntries(counted.map(({ status, count }) => [status, count])),
})

const nothing: Counts = { Active: 0, Suspended: 0, Completed: 0, Left: 0, Removed: 0 }

export const sumOf = (counts: Counts, statuses: readonly ParticipantStatus[] = ParticipantStatus.options) =>
  [...new Set(statuses)].reduce((sum, status) => sum + counts[status], 0)
