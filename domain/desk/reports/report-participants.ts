import { and, sql } from 'drizzle-orm'
import type { Input } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { problem } from '#contract/problems.ts'
import type { reportParticipants as call, ParticipantReport } from '#contract/reports/reports.ts'
import { database } from '#database/connection.ts'
import { applicationSnapshots as snapshots } from '#database/schema/application-snapshots.ts'
import { applications } from '#database/schema/applications.ts'
import { participants } from '#database/schema/participants/participants.ts'
import { isGranted } from '#domain/accounts/company-accounts/is-granted.ts'
import { matching } from '#domain/award/participants/participant-conditions.ts'
import { foldedFilters } from '#domain/review/application-search/folded-filters.ts'
import { anyOf } from './asked-forms.ts'
import type { Counted } from './counted.ts'
import { type Dimension, groupingOf } from './dimensions.ts'
import { makeReport, type Side } from './make-report.ts'
import { isIn } from './period.ts'
import { isGuardedGroup } from './report-applications.ts'

/**
 * A report on participants: the same total as the list with the same filters; days are those of becoming a participant.
 */
export async function reportParticipants(caller: Caller, input: Input<typeof call>): Promise<ParticipantReport> {
  const { companyId, groupBy, questionId, status } = input
  if (!isGranted(caller, 'Participants', 'read')) throw problem('permissions.missing')
  const isShown = (one: string) => (status ? (status as readonly string[]).includes(one) : true)
  const search = await foldedFilters(database(), input)
  const count = async ({ formIds, ...period }: Side, dimension: Dimension | undefined) => {
    const grouping = dimension && groupingOf(dimension, { ...own, questionId })
    const { rows } = await database().execute<{ key: string | null; status: string; count: number }>(sql`
      select ${grouping?.key ?? sql`null`} as key, ${participants.status} as status, count(*)::int as count
      from ${participants}
      ${grouping?.ofSnapshot ? sql`join ${applications} on ${applications.id} = ${participants.applicationId} left join ${snapshots} on ${snapshots.applicationId} = ${participants.applicationId}` : sql``}
      ${grouping?.joins ?? sql``}
      where ${and(matching({ ...search, companyId, formId: formIds && anyOf({ companyId, formIds }) }), isIn(own.moment, period))}
      group by 1, 2`)
    return rows satisfies Counted[]
  }
  const isGuarded = isGuardedGroup(groupBy)
  return (await makeReport(caller, input, { count, isShown, isGuarded, isNarrowed: false })) as ParticipantReport
}

const own = {
  applicationId: sql`${participants.applicationId}`,
  status: sql`${participants.status}`,
  moment: sql`${participants.createdAt}`,
  formId: sql`${participants.formId}`,
}
