import * as calls from '#contract/reports/report-pdf.ts'
import { directorPageAsPdf } from '#domain/desk/reports/pdf/director-page.ts'
import { overviewAsPdf } from '#domain/desk/reports/pdf/overview-pdf.ts'
import { applicationReportAsPdf, participantReportAsPdf } from '#domain/desk/reports/pdf/report-pdf.ts'
import { answer } from '../../answer.ts'

export const reportPdfAnswers = [
  answer(calls.applicationReportAsPdf, applicationReportAsPdf),
  answer(calls.participantReportAsPdf, participantReportAsPdf),
  answer(calls.overviewAsPdf, overviewAsPdf),
  answer(calls.directorPageAsPdf, directorPageAsPdf),
]
