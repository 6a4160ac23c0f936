import { jobs } from '#contract/jobs.ts'
import { closeReportPeriods } from '#domain/desk/reports/closed/close-report-periods.ts'
import { tellDaily } from '#domain/desk/reports/daily/tell-daily.ts'
import { foldViews } from '#domain/desk/reports/fold-views.ts'
import { foldReports } from '#domain/desk/reports/kept/fold-reports.ts'
import { tellMonthly } from '#domain/desk/reports/monthly/tell-monthly.ts'
import { run } from './run.ts'

export const reportRuns = [
  run(jobs.foldReports, foldReports),
  run(jobs.closeReportPeriods, closeReportPeriods),
  run(jobs.foldViews, foldViews),
  run(jobs.tellMonthly, tellMonthly),
  run(jobs.tellDaily, tellDaily),
]
