import type { ReportsOverview } from '#contract/reports/overview.ts'
import type { OverviewPart } from '#contract/reports/report-facts.ts'

/** A part of the overview that is there. */
export type Part<Name extends OverviewPart> = NonNullable<ReportsOverview[Name]>
