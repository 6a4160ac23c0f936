import { z } from 'zod'
import { call, mediumBody } from '../call.ts'
import { read } from '../may.ts'
import { companyParams } from '../params.ts'
import { SentFile } from '../sent-file.ts'
import { ApplicationReportBody, checkReport, compareTo, ParticipantReportBody, period } from './report-body.ts'
import { overviewParts } from './report-facts.ts'

export const fileLanguage = z.enum(['tr', 'en']).optional().describe('Of headings and words; the caller’s if left out')
const problems = ['forms.notFound', 'reports.questionNotFound', 'permissions.missing'] as const

export const applicationReportAsExcel = call('POST', '/companies/:companyId/reports/applications/excel', {
  summary: 'A report of applications as an Excel file: its table, and a sheet that describes it',
  params: companyParams,
  body: ApplicationReportBody.extend({ language: fileLanguage })
    .check(checkReport)
    .meta({ examples: [{ groupBy: 'city' }] }),
  output: SentFile,
  problems,
  reads: true,
  bytes: mediumBody,
  may: read('Reports'),
})

export const participantReportAsExcel = call('POST', '/companies/:companyId/reports/participants/excel', {
  summary: 'A report of participants as an Excel file: its table, and a sheet that describes it',
  params: companyParams,
  body: ParticipantReportBody.extend({ language: fileLanguage })
    .check(checkReport)
    .meta({ examples: [{ groupBy: 'university' }] }),
  output: SentFile,
  problems,
  reads: true,
  bytes: mediumBody,
  may: read('Reports'),
})

export const overviewPartAsExcel = call('POST', '/companies/:companyId/reports/overview/excel', {
  summary: 'A part of the overview as an Excel file: its table, and a sheet that describes it',
  params: companyParams,
  body: z
    .object({
      ...period,
      part: z.enum(overviewParts),
      compareTo: compareTo.describe(
        'Beside the funnel, days and decisions: the same of the period before or another form',
      ),
      language: fileLanguage,
    })
    .check(checkReport)
    .meta({ examples: [{ part: 'funnel' }] }),
  output: SentFile,
  problems: ['forms.notFound', 'permissions.missing'],
  reads: true,
  may: read('Reports'),
})
