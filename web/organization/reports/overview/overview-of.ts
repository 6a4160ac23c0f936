import type { Output } from '#contract/call.ts'
import { readReportsOverview } from '#contract/reports/overview.ts'
import { query } from '#web/queries/answers.ts'
import { askedOf, comparedOf, type ReportSearch } from '../report-search.ts'

export type Overview = Output<typeof readReportsOverview>

export const overviewOf = (companyId: string, now: ReportSearch) =>
  query(readReportsOverview, { companyId, ...askedOf(now) })

/** The compared parts; undefined without a comparison. */
export function comparedOverviewOf(companyId: string, now: ReportSearch) {
  const asked = comparedOf(now)
  return asked && query(readReportsOverview, { companyId, ...asked, parts: ['funnel', 'days', 'decisions'] })
}
