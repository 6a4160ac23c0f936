import { jobs } from '#contract/jobs.ts'
import { closeReportPeriods } from '#domain/reports/closed/close-report-periods.ts'
import { tellDaily } from '#domain/reports/daily/tell-daily.ts'
import { foldViews } from '#domain/reports/fold-views.ts'
import { foldReports } from '#domain/reports/kept/fold-reports.ts'
import { tellMonthly } from '#domain/reports/monthly/tell-monthly.ts'
import { run } from './run.ts'

export const reportRuns = [
  run(jobs.foldReports, foldReports),
  run(jobs.closeReportPeriods, closeReportPeriods),
  run(jobs.foldViews, foldViews),
  run(jobs.tellMonthly, tellMonthly),
  run(jobs.tellDaily, tellDaily),
]
