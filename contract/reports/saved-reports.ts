import { z } from 'zod'
import { call, mediumBody } from '../call.ts'
import { oneLine } from '../fields/one-line.ts'
import { Id, Moment } from '../fields/patterns.ts'
import { read, write } from '../may.ts'
import { companyParams } from '../params.ts'
import { ApplicationReportBody, checkReport, ParticipantReportBody } from './report-body.ts'
import { movingPeriods } from './report-facts.ts'

// Reports saved under a name, for every member of the organization who reads reports.

const moving = z
  .enum(movingPeriods)
  .optional()
  .describe('Days relative to today; `from` and `to` are then those of the day it was saved')

const ofApplications = z.object({
  kind: z.literal('applications'),
  period: moving,
  body: ApplicationReportBody.strict().check(checkReport),
})
const ofParticipants = z.object({
  kind: z.literal('participants'),
  period: moving,
  body: ParticipantReportBody.strict().check(checkReport),
})

export const SavedReportContent = z.discriminatedUnion('kind', [ofApplications, ofParticipants])
export type SavedReportContent = z.infer<typeof SavedReportContent>

const SavedReport = z
  .object({
    id: Id,
    name: z.string(),
    content: SavedReportContent,
    by: z.string().describe('Who saved it'),
    isMine: z.boolean(),
    createdAt: Moment,
    changedAt: Moment,
  })
  .meta({ id: 'SavedReport' })
export type SavedReport = z.infer<typeof SavedReport>

const savedParams = companyParams.extend({ savedReportId: Id })
const name = oneLine(80)
  .min(1, 'fields.required')
  .meta({ examples: ['İllere göre onaylananlar'] })

export const listSavedReports = call('GET', '/companies/:companyId/reports/saved', {
  summary: 'The organization’s saved reports, by name',
  params: companyParams,
  whole: true,
  output: z.object({ items: z.array(SavedReport), can: z.object({ change: z.boolean() }) }),
  may: read('Reports'),
})

export const createSavedReport = call('POST', '/companies/:companyId/reports/saved', {
  summary: 'Save a report under a name',
  params: companyParams,
  body: z.object({ name, content: SavedReportContent }).meta({
    examples: [{ name: 'İllere göre', content: { kind: 'applications', body: { groupBy: 'city' } } }],
  }),
  output: SavedReport,
  status: 201,
  problems: ['forms.notFound', 'reports.nameTaken', 'reports.tooMany'],
  bytes: mediumBody,
  may: write('Reports'),
})

export const renameSavedReport = call('PUT', '/companies/:companyId/reports/saved/:savedReportId', {
  summary: 'Rename a saved report',
  params: savedParams,
  body: z.object({ name }),
  output: SavedReport,
  problems: ['reports.notFound', 'reports.nameTaken'],
  may: write('Reports'),
})

export const deleteSavedReport = call('DELETE', '/companies/:companyId/reports/saved/:savedReportId', {
  summary: 'Delete a saved report',
  params: savedParams,
  output: z.null(),
  status: 204,
  problems: ['reports.notFound'],
  may: write('Reports'),
})
