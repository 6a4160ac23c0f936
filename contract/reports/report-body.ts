import { z } from 'zod'
import { ApplicationFilters } from '../applications/application-filters.ts'
import { Day, Id } from '../fields/patterns.ts'
import { ParticipantFilters } from '../participants/participant-filters.ts'
import { applicationGroups, participantGroups } from './report-facts.ts'

// The request of a report: the filters of the list, forms, period, grouping and comparison. Everything is optional: by
// default all applications of the organization are counted by status.

export const period = {
  formIds: z.array(Id).min(1).max(200).optional().describe('All forms of the organization if left out'),
  from: Day.optional().describe('The first day, in Istanbul time; for applications the day they were submitted'),
  to: Day.optional().describe('The last day, inclusive; today if only `from` is given'),
}

/** Whether the numbers of a report are exact; else the period they are rounded for. */
export const approximate = z
  .object({ from: Day.nullable(), to: Day.nullable() })
  .nullable()
  .describe(
    'Null: exact, for members who may read applications. Otherwise the numbers are of completed weeks, combined until a form has 20 applications, in multiples of five and without filters; these are the days they cover, null if there are none yet',
  )

export const compareTo = z
  .discriminatedUnion('with', [
    z.object({
      with: z.literal('period').describe('The same number of days right before the period; needs `from`'),
    }),
    z.object({ with: z.literal('form'), formId: Id }),
  ])
  .optional()
  .describe('The same report of the period before, or of another form')

const asked = {
  ...period,
  questionId: Id.optional().describe('With `groupBy` answer: a question with choices of the one form in `formIds`'),
  compareTo,
  limit: z.number().int().min(1).max(1000).default(200).describe('The most groups; the others are returned as `rest`'),
}

interface Asked {
  readonly formIds?: readonly string[] | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly groupBy?: string | undefined
  readonly questionId?: string | undefined
  readonly compareTo?: { readonly with: 'period' | 'form' } | undefined
}

/** Checks fields that depend on each other; each fault has its field. */
export function checkReport({ value, issues }: { readonly value: Asked; readonly issues: unknown[] }) {
  const refuse = (field: string, message: string) =>
    issues.push({ code: 'custom', path: [field], message, input: value })
  const { formIds, from, to, groupBy, questionId, compareTo } = value
  if (from !== undefined && to !== undefined && to < from) refuse('to', 'fields.endsFirst')
  if (groupBy === 'answer' && questionId === undefined) refuse('questionId', 'fields.required')
  if (groupBy === 'answer' && formIds?.length !== 1) refuse('formIds', 'fields.oneForm')
  if (compareTo?.with === 'period' && from === undefined) refuse('from', 'fields.required')
}

export const ApplicationReportBody = ApplicationFilters.extend({
  groupBy: z.enum(applicationGroups).optional().describe('Only the total and the statuses if left out'),
  ...asked,
})
export type ApplicationReportBody = z.infer<typeof ApplicationReportBody>

export const ParticipantReportBody = ParticipantFilters.extend({
  groupBy: z.enum(participantGroups).optional().describe('Only the total and the statuses if left out'),
  ...asked,
})
export type ParticipantReportBody = z.infer<typeof ParticipantReportBody>
