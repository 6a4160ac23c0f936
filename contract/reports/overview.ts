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
    'Hours from handing in to the decision; null if there was none. Each is rounded before: to the hour within two days, to six hours within ten days, to the day after that',
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
        seen: count.describe('Times that the page of a form was opened, not people'),
        begun: count.describe('Handed in or not, without withdrawn and sealed ones; by the day of beginning'),
        handedIn: count,
        inReview: count.describe('Of these, somebody has begun to look at them, or more'),
        shortlisted: count.describe('Of these, shortlisted, a reserve or approved'),
        approved: count,
        accepted: count.nullable().describe('Take part; null for who may not see participants'),
      })
      .optional(),
    days: z
      .array(z.object({ day: Day, begun: count, handedIn: count }))
      .optional()
      .describe('Without gaps, from the first to the last day that has something; at most the last two years'),
    lastHours: z
      .object({ closesAt: Moment, hours: z.array(z.object({ at: Moment, begun: count, handedIn: count })) })
      .nullable()
      .optional()
      .describe('The last 48 hours before closing; null unless it is about one form that has a last moment'),
    givingUp: z
      .object({
        drafts: count.describe('Begun and not handed in'),
        steps: z
          .array(
            z.object({
              step: ApplyStep,
              reached: count.describe('Times that the step was opened, not people'),
              left: count.describe('Drafts that were left there'),
            }),
          )
          .describe('In their order'),
        questions: z
          .array(z.object({ formId: Id, questionId: Id, label: z.string(), count }))
          .describe('The last question that was answered in drafts, the most frequent first; at most 50'),
      })
      .optional(),
    decisions: z
      .object({ ...spread, weeks: z.array(z.object({ week: Day.describe('Its Monday'), ...spread })) })
      .optional()
      .describe('Of those that have a decision now: how long it took, by the week of the decision'),
    fit: z
      .object({
        total: count.describe('All applications of these days: shares are of these'),
        fits: count,
        doesNotFit: count,
        unknown: count,
        conditions: z
          .array(
            z.object({
              kind: z.string().describe('Of the condition, as `ConditionFit` names it'),
              doesNotFit: count.nullable(),
              unknown: count.nullable(),
            }),
          )
          .nullable()
          .describe('Null unless it is about one form. Fewer than five are not told of gender and age: null'),
        unattributed: count.describe('Do not fit or are unknown, and it was not kept then because of which condition'),
      })
      .optional(),
    places: z
      .object({
        total: count.describe('All applications of these days, with those that name no place: shares are of these'),
        provinces: z.array(Place),
        universities: z.array(Place),
      })
      .optional()
      .describe('The 81 provinces and the 100 universities with most applications'),
    interviews: z
      .object({
        invited: count.describe('Invitations in all'),
        awaited: count.describe('Not answered, or another time was asked for'),
        planned: count.describe('Accepted and still to come, or not marked yet'),
        kept: count,
        missed: count,
        declined: count.describe('Or not answered in time'),
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
      .describe('By the month in which they are due; only for who may see participants'),
    load: z
      .array(
        z.object({
          accountId: Id,
          name: z.string(),
          assigned: count.describe('Applications that they look after'),
          open: count.describe('Of these, without a decision'),
          decided: count.describe('Decisions that stand and that they made last'),
        }),
      )
      .optional()
      .describe('The 100 members with most'),
    approximate,
    at: Moment.describe('The moment of the numbers'),
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
        .describe('All that the reader may see if left out'),
    })
    .check(checkReport)
    .meta({ examples: [{ parts: ['funnel'] }] }),
  output: ReportsOverview,
  problems: ['forms.notFound'],
  reads: true,
  may: read('Reports'),
})
