import { z } from 'zod'
import { call } from '../call.ts'
import { Day, Id, Moment, Month } from '../fields/patterns.ts'
import { Amount } from '../forms/form-content.ts'
import { read } from '../may.ts'
import { companyParams } from '../params.ts'
import { ApplyStep } from '../visits.ts'
import { approximate, checkReport, period } from './report-body.ts'
import { overviewParts } from './report-facts.ts'

const count = z.number().int()
const hours = z
  .number()
  .nullable()
  .describe(
    'Hours from submission to decision; null if there was none. Each is rounded first: to the hour within two days, to six hours within ten days, to the day after that',
  )
const spread = { count, median: hours, lower: hours, upper: hours }
const Place = z.object({
  id: count,
  name: z.string(),
  count,
  approved: count.nullable().describe('Null where numbers are approximate'),
})
const Sum = z.object({ count, minor: count })

/**
 * Each part is present if it was requested and the reader may see it: without access to applications only the funnel,
 * days, fit and places.
 */
const ReportsOverview = z
  .object({
    funnel: z
      .object({
        seen: count.describe('Page views of forms, not people'),
        begun: count.describe('Submitted or not, without withdrawn and sealed ones; by the day they were started'),
        handedIn: count,
        inReview: count.describe('Of these, in review or further'),
        shortlisted: count.describe('Of these, shortlisted, on the waiting list or approved'),
        approved: count,
        accepted: count.nullable().describe('Participants; null for members who may not see participants'),
      })
      .optional(),
    days: z
      .array(z.object({ day: Day, begun: count, handedIn: count }))
      .optional()
      .describe('Without gaps, from the first to the last day with a value; at most the last two years'),
    lastHours: z
      .object({ closesAt: Moment, hours: z.array(z.object({ at: Moment, begun: count, handedIn: count })) })
      .nullable()
      .optional()
      .describe('The last 48 hours before the deadline; null unless it is about one form that has one'),
    givingUp: z
      .object({
        drafts: count.describe('Started but not submitted'),
        steps: z
          .array(
            z.object({
              step: ApplyStep,
              reached: count.describe('Views of the step, not people'),
              left: count.describe('Drafts left there'),
            }),
          )
          .describe('In their order'),
        questions: z
          .array(z.object({ formId: Id, questionId: Id, label: z.string(), count }))
          .describe('The last question answered in drafts, most frequent first; at most 50'),
      })
      .optional(),
    decisions: z
      .object({ ...spread, weeks: z.array(z.object({ week: Day.describe('Its Monday'), ...spread })) })
      .optional()
      .describe('For applications that now have a decision: how long it took, by week of the decision'),
    fit: z
      .object({
        total: count.describe('All applications of these days; shares are of this number'),
        fits: count,
        doesNotFit: count,
        unknown: count,
        conditions: z
          .array(
            z.object({
              kind: z.string().describe('The requirement, as `ConditionFit` names it'),
              doesNotFit: count.nullable(),
              unknown: count.nullable(),
            }),
          )
          .nullable()
          .describe('Null unless it is about one form. For gender and age, also null below five'),
        unattributed: count.describe('Not met or unknown, where the requirement was not recorded'),
      })
      .optional(),
    places: z
      .object({
        total: count.describe(
          'All applications of these days, including those without a place; shares are of this number',
        ),
        provinces: z.array(Place),
        universities: z.array(Place),
      })
      .optional()
      .describe('The 81 provinces and the 100 universities with most applications'),
    interviews: z
      .object({
        invited: count.describe('Invitations in all'),
        awaited: count.describe('No reply, or another time requested'),
        planned: count.describe('Accepted and still to come, or not marked yet'),
        kept: count,
        missed: count,
        declined: count.describe('Or no reply in time'),
        cancelled: count,
      })
      .optional(),
    messages: z
      .object({
        messages: count.describe('Written to one or to many'),
        recipients: count,
        delivered: count.describe('E-mails and SMS that have gone out'),
        failed: count,
        waiting: count,
        dropped: count,
      })
      .optional(),
    payments: z
      .array(z.object({ month: Month, currency: Amount.shape.currency, planned: Sum, held: Sum, sent: Sum, paid: Sum }))
      .optional()
      .describe('By the month in which they are due; only for members who may see participants'),
    load: z
      .array(
        z.object({
          accountId: Id,
          name: z.string(),
          assigned: count.describe('Applications assigned to them'),
          open: count.describe('Of these, without a decision'),
          decided: count.describe('Current decisions they made'),
        }),
      )
      .optional()
      .describe('The 100 members with most'),
    approximate,
    at: Moment.describe('When the numbers were taken'),
  })
  .meta({ id: 'ReportsOverview' })
export type ReportsOverview = z.infer<typeof ReportsOverview>

export const readReportsOverview = call('POST', '/companies/:companyId/reports/overview', {
  summary:
    'From viewing a form to taking part: funnel, days, where candidates drop off, decisions, interviews, payments',
  params: companyParams,
  body: z
    .object({
      ...period,
      parts: z
        .array(z.enum(overviewParts))
        .min(1)
        .max(overviewParts.length)
        .optional()
        .describe('Everything the caller may see if left out'),
    })
    .check(checkReport)
    .meta({ examples: [{ parts: ['funnel'] }] }),
  output: ReportsOverview,
  problems: ['forms.notFound'],
  reads: true,
  may: read('Reports'),
})
