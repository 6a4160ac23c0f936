import * as calls from '#contract/reports/report-excel.ts'
import { overviewPartAsExcel } from '#domain/desk/reports/excel/overview-file.ts'
import { applicationReportAsExcel, participantReportAsExcel } from '#domain/desk/reports/excel/report-file.ts'
import { answer } from '../../answer.ts'

export const reportFileAnswers = [
  answer(calls.applicationReportAsExcel, applicationReportAsExcel),
  answer(calls.participantReportAsExcel, participantReportAsExcel),
  answer(calls.overviewPartAsExcel, overviewPartAsExcel),
]
