import { z } from 'zod'
import { call, mediumBody } from '../call.ts'
import { read } from '../may.ts'
import { companyParams } from '../params.ts'
import { SentFile } from '../sent-file.ts'
import { ApplicationReportBody, checkReport, compareTo, ParticipantReportBody, period } from './report-body.ts'
import { fileLanguage } from './report-excel.ts'

const problems = ['forms.notFound', 'reports.questionNotFound', 'permissions.missing', 'server.busy'] as const
const shared = { params: companyParams, output: SentFile, reads: true, may: read('Reports') } as const

export const applicationReportAsPdf = call('POST', '/companies/:companyId/reports/applications/pdf', {
  ...shared,
  summary: 'A report of applications as a PDF: its description, chart and table; by status if it is not grouped',
  body: ApplicationReportBody.extend({ language: fileLanguage })
    .check(checkReport)
    .meta({ examples: [{ groupBy: 'city' }] }),
  problems,
  bytes: mediumBody,
})

export const participantReportAsPdf = call('POST', '/companies/:companyId/reports/participants/pdf', {
  ...shared,
  summary: 'A report of participants as a PDF: its description, chart and table; by status if it is not grouped',
  body: ParticipantReportBody.extend({ language: fileLanguage })
    .check(checkReport)
    .meta({ examples: [{ groupBy: 'university' }] }),
  problems,
  bytes: mediumBody,
})

export const overviewAsPdf = call('POST', '/companies/:companyId/reports/overview/pdf', {
  ...shared,
  summary: 'The overview as a PDF: every part that the reader may see, with its chart and its table',
  body: z
    .object({
      ...period,
      compareTo,
      eachDay: z.boolean().optional().describe('Include the day-by-day and hour-by-hour tables'),
      language: fileLanguage,
    })
    .check(checkReport)
    .meta({ examples: [{ from: '2026-09-01' }] }),
  problems: ['forms.notFound', 'server.busy'],
})

export const directorPageAsPdf = call('POST', '/companies/:companyId/reports/director-page/pdf', {
  ...shared,
  summary: 'One page for the director as a PDF: key figures, the funnel and up to three charts',
  body: z
    .object({
      ...period,
      compareTo: compareTo.describe('The period before if left out and the period has a beginning'),
      language: fileLanguage,
    })
    .check(checkReport)
    .meta({ examples: [{ from: '2026-09-01' }] }),
  problems: ['forms.notFound', 'server.busy'],
})
