import type { Asked } from '#contract/call.ts'
import * as excel from '#contract/reports/report-excel.ts'
import * as pdf from '#contract/reports/report-pdf.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'

// Lazy: loaded when a file is requested.

export const applicationExcel = (input: Asked<typeof excel.applicationReportAsExcel>) =>
  askInBrowser(excel.applicationReportAsExcel, input)
export const participantExcel = (input: Asked<typeof excel.participantReportAsExcel>) =>
  askInBrowser(excel.participantReportAsExcel, input)
export const partExcel = (input: Asked<typeof excel.overviewPartAsExcel>) =>
  askInBrowser(excel.overviewPartAsExcel, input)
export const applicationPdf = (input: Asked<typeof pdf.applicationReportAsPdf>) =>
  askInBrowser(pdf.applicationReportAsPdf, input)
export const participantPdf = (input: Asked<typeof pdf.participantReportAsPdf>) =>
  askInBrowser(pdf.participantReportAsPdf, input)
export const overviewPdf = (input: Asked<typeof pdf.overviewAsPdf>) => askInBrowser(pdf.overviewAsPdf, input)
export const directorPagePdf = (input: Asked<typeof pdf.directorPageAsPdf>) =>
  askInBrowser(pdf.directorPageAsPdf, input)
