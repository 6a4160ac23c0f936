import { jobs } from '#contract/jobs.ts'
import { closeReportPeriods } from '#domain/desk/reports/closed/close-report-periods.ts'
import { notifyDaily } from '#domain/desk/reports/daily/notify-daily.ts'
import { rollUpReports } from '#domain/desk/reports/kept/roll-up-reports.ts'
import { notifyMonthly } from '#domain/desk/reports/monthly/notify-monthly.ts'
import { rollUpViews } from '#domain/desk/reports/roll-up-views.ts'
import { run } from './run.ts'

export const reportRuns = [
  run(jobs.rollUpReports, rollUpReports),
  run(jobs.closeReportPeriods, closeReportPeriods),
  run(jobs.rollUpViews, rollUpViews),
  run(jobs.notifyMonthly, notifyMonthly),
  run(jobs.notifyDaily, notifyDaily),
]
