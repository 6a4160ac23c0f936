import { z } from 'zod'
import { call } from '../call.ts'
import { paragraphs } from '../fields/one-line.ts'
import { Day, Id, Moment, Month } from '../fields/patterns.ts'
import { open, read, write } from '../may.ts'
import { pageOf, paging } from '../paging.ts'
import { companyParams, formParams } from '../params.ts'
import { keptMonths } from './kept-months.ts'

// Calls for the retention of a form: due dates of anonymisation, holds with their reasons, and past runs.

const count = z.number().int()

/** Which applications of a form are anonymised when. */
export const Retention = z
  .object({
    title: z.string().describe('Of the form'),
    keptMonths: count.describe('Months after the result, or after the end of participation, whichever is later'),
    clock: z
      .array(z.object({ month: Month, applications: count }))
      .describe('How many are anonymised in which month, if nothing changes; held ones when their hold ends'),
    open: count.describe('Not finished: without a result, or with a participant who is active or still being paid'),
    held: count.describe('On hold, with a reason'),
    gone: count.describe('Anonymised already'),
    can: z.object({ change: z.boolean() }),
  })
  .meta({ id: 'Retention' })
export type Retention = z.infer<typeof Retention>

export const readRetention = call('GET', '/companies/:companyId/forms/:formId/retention', {
  summary: 'How long the form keeps finished applications, and how many are anonymised when',
  params: formParams,
  output: Retention,
  problems: ['forms.notFound'],
  may: open('Forms'),
})

export const changeRetention = call('PUT', '/companies/:companyId/forms/:formId/retention', {
  summary:
    'Change how long finished applications are kept; none is anonymised earlier than a month after the next warning',
  params: formParams,
  body: z.object({
    keptMonths: z
      .number('fields.required')
      .int('fields.keptMonths')
      .min(keptMonths.least, 'fields.keptMonths')
      .max(keptMonths.most, 'fields.keptMonths')
      .meta({ examples: [24] }),
  }),
  output: Retention,
  problems: ['forms.notFound'],
  may: write('Forms'),
})

export const RetentionHold = z
  .object({
    id: Id,
    application: z
      .object({ id: Id, number: z.string().describe('On the receipt'), name: z.string().nullable() })
      .nullable()
      .describe('Null: all applications of the form. The name only for members who may read applications'),
    reason: z.string().describe('Empty once the application is anonymised'),
    until: Day,
    by: z.string(),
    at: Moment,
    liftedBy: z.string().nullable(),
    liftedAt: Moment.nullable(),
    holds: z.boolean(),
  })
  .meta({ id: 'RetentionHold' })
export type RetentionHold = z.infer<typeof RetentionHold>

export const listRetentionHolds = call('GET', '/companies/:companyId/forms/:formId/retention/holds', {
  summary: 'Holds on applications of the form: active ones first, then newest',
  params: formParams,
  query: z.object(paging),
  output: pageOf(RetentionHold),
  problems: ['forms.notFound'],
  may: read('Forms'),
})

export const holdRetention = call('POST', '/companies/:companyId/forms/:formId/retention/holds', {
  summary: 'Hold one application, or all of the form, until a day and for a reason',
  params: formParams,
  body: z.object({
    applicationId: Id.optional().describe('All applications of the form if left out'),
    reason: paragraphs(1000)
      .min(1, 'fields.required')
      .meta({ examples: ['Dava sürüyor (2026/118 E.)'] }),
    until: Day.meta({ examples: ['2027-06-30'] }).describe('The last day of the hold; at most ten years from now'),
  }),
  output: RetentionHold,
  status: 201,
  problems: ['forms.notFound', 'applications.notFound', 'retention.anonymised', 'retention.untilInvalid'],
  may: write('Forms'),
})

export const liftRetentionHold = call('DELETE', '/companies/:companyId/forms/:formId/retention/holds/:holdId', {
  summary: 'Lift a hold; who lifted it and when stays in the list. Repeating it changes nothing',
  params: formParams.extend({ holdId: Id }),
  output: RetentionHold,
  problems: ['forms.notFound', 'applications.partNotFound'],
  may: write('Forms'),
})

export const RetentionRun = z
  .object({
    id: Id,
    form: z.object({ id: Id, title: z.string() }),
    keptMonths: count,
    applications: count,
    files: count,
    startedAt: Moment,
    endedAt: Moment.nullable().describe('Null while in progress'),
  })
  .meta({ id: 'RetentionRun' })
export type RetentionRun = z.infer<typeof RetentionRun>

export const listRetentionRuns = call('GET', '/companies/:companyId/retention/runs', {
  summary: 'What was anonymised, when and how many, of all forms or of one, newest first',
  params: companyParams,
  query: z.object({ formId: Id.optional(), ...paging }),
  output: pageOf(RetentionRun),
  may: read('Forms'),
})
