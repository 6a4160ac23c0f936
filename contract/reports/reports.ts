import { z } from 'zod'
import { call, mediumBody } from '../call.ts'
import { ApplicationStatus } from '../fields/application-status.ts'
import { ParticipantStatus } from '../fields/participant-status.ts'
import { Day, Id, Moment } from '../fields/patterns.ts'
import { read } from '../may.ts'
import { companyParams } from '../params.ts'
import { ApplicationReportBody, approximate, checkReport, ParticipantReportBody } from './report-body.ts'

const count = z.number().int()

/** Numbers by status, of applications or of participants; only statuses that occur. */
const numbersBy = <Status extends z.ZodEnum>(status: Status) => {
  const byStatus = z.partialRecord(status, count)
  const total = count
    .nullable()
    .describe('As many as the list with the same filters shows. Null: fewer than five, which is not disclosed')
  const Group = z.object({
    key: z
      .string()
      .nullable()
      .describe('A day, the Monday of a week, a month (2026-11), a status or another word, or an id; null: no value'),
    name: z.string().nullable().describe('Of what has an id; null where the key is a word of ours or a date'),
    count,
    byStatus: byStatus
      .nullable()
      .describe('Null: too few of a status to disclose by gender, age or answer, or approximate numbers'),
  })
  const numbers = {
    total,
    byStatus: byStatus.nullable().describe('All statuses, whatever the filter. Null with the total'),
    groups: z
      .array(Group)
      .describe('Dates in their order without gaps, levels and ages in theirs, everything else by number'),
    rest: z.object({ groups: count, count }).nullable().describe('What `limit` leaves out'),
    hidden: z
      .object({ groups: count, count: count.nullable() })
      .nullable()
      .describe('Groups of fewer than five, with so many others that none can be worked out'),
  }
  return z.object({
    ...numbers,
    overlaps: z.boolean().describe('A person may be in several groups: tags, members, or answers with several choices'),
    comparison: z
      .object({
        ...numbers,
        from: Day.nullable(),
        to: Day.nullable(),
        form: z.object({ id: Id, title: z.string() }).nullable(),
      })
      .nullable(),
    approximate,
    company: z.string().describe('The name of the organization'),
    at: Moment.describe('When the numbers were taken'),
  })
}

export const ApplicationReport = numbersBy(ApplicationStatus).meta({ id: 'ApplicationReport' })
export type ApplicationReport = z.infer<typeof ApplicationReport>

export const ParticipantReport = numbersBy(ParticipantStatus).meta({ id: 'ParticipantReport' })
export type ParticipantReport = z.infer<typeof ParticipantReport>

const problems = ['forms.notFound', 'reports.questionNotFound', 'permissions.missing'] as const

export const reportApplications = call('POST', '/companies/:companyId/reports/applications', {
  summary: 'Count applications by what the list can be filtered by, in groups, compared with another period or form',
  params: companyParams,
  body: ApplicationReportBody.check(checkReport).meta({ examples: [{ groupBy: 'city' }] }),
  output: ApplicationReport,
  problems,
  reads: true,
  bytes: mediumBody,
  may: read('Reports'),
})

export const reportParticipants = call('POST', '/companies/:companyId/reports/participants', {
  summary:
    'Count participants in groups, compared with another period or form; also for members who may read participants',
  params: companyParams,
  body: ParticipantReportBody.check(checkReport).meta({ examples: [{ groupBy: 'university' }] }),
  output: ParticipantReport,
  problems,
  reads: true,
  bytes: mediumBody,
  may: read('Reports'),
})
