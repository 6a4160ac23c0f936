import { readReportsOverview as overviewCall } from '#contract/reports/overview.ts'
import * as calls from '#contract/reports/reports.ts'
import { readReportsOverview } from '#domain/desk/reports/overview/read-reports-overview.ts'
import { reportApplications } from '#domain/desk/reports/report-applications.ts'
import { reportParticipants } from '#domain/desk/reports/report-participants.ts'
import { answer } from '../../answer.ts'

export const reportAnswers = [
  answer(calls.reportApplications, reportApplications),
  answer(calls.reportParticipants, reportParticipants),
  answer(overviewCall, readReportsOverview),
]
