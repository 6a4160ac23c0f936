import { z } from 'zod'
import { ActAnswer, actProblems, targetFields, withOneTarget } from '../applications/acts.ts'
import { call, largeBody } from '../call.ts'
import { Id, Moment } from '../fields/patterns.ts'
import { Fit } from '../forms/eligibility.ts'
import { Unreached } from '../mailings/mailings.ts'
import { full, read } from '../may.ts'
import { pageOf, paging } from '../paging.ts'
import { formParams } from '../params.ts'
import { Places } from './awards.ts'
import { Letter, letterFields, SampleLetter } from './publishing.ts'

// The reserves, their order, and moving up.

const counted = z.number().int()

const Reserve = z
  .object({
    applicationId: Id,
    place: counted.describe('Its place in the order, from 1'),
    name: z.string(),
    gpa: z.number().nullable(),
    interviewScore: z.number().nullable().describe('From 0 to 100'),
    fit: Fit,
    submittedAt: Moment,
    isPublished: z.boolean().describe('The candidate has been told that they are on the waiting list'),
  })
  .meta({ id: 'Reserve' })

export const listReserves = call('GET', '/companies/:companyId/forms/:formId/reserves', {
  summary: 'The waiting list in its order, and how many places are free',
  params: formParams,
  query: z.object({ ...paging }),
  output: pageOf(Reserve).extend({
    places: Places,
    letter: Letter.describe('The default letter for candidates who move up'),
    can: z.object({ promote: z.boolean() }),
  }),
  problems: ['forms.notFound'],
  may: read('Applications'),
})

export const orderReserves = call('PUT', '/companies/:companyId/forms/:formId/reserves/order', {
  summary: 'Order the waiting list by hand or by a column; applications left out keep their order behind the others',
  params: formParams,
  body: z
    .object({
      applicationIds: z.array(Id).min(1).max(10_000).optional().describe('By hand: the first ones, in their order'),
      by: z
        .enum(['gpa', 'interviewScore', 'fit', 'submittedAt', 'name'])
        .optional()
        .describe('Or all of them by a column, the best first'),
    })
    .check(({ value, issues }) => {
      if ((value.applicationIds === undefined) === (value.by === undefined))
        issues.push({ code: 'custom', path: ['by'], message: 'fields.oneOrder', input: value })
    })
    .meta({ examples: [{ by: 'gpa' }] }),
  output: z.object({ ordered: counted }),
  problems: ['forms.notFound'],
  bytes: largeBody,
  may: full('Applications'),
})

export const promoteReserves = call('POST', '/companies/:companyId/forms/:formId/reserves/promote', {
  summary:
    'Move candidates up from the waiting list: they are approved, get a letter, and take part or are asked to accept',
  params: formParams,
  body: withOneTarget(
    z.object({
      ...targetFields,
      ...letterFields,
      acceptBy: Moment.nullable().default(null).describe('The deadline to accept; needed if the form requires it'),
      overPlaces: z
        .boolean()
        .default(false)
        .describe('Even if fewer places are free; otherwise refused with `results.placesTaken`'),
    }),
  ).meta({
    examples: [
      {
        applicationIds: ['0197f3a0-7c3e-7b2a-9d41-3f6f2f1f0a11'],
        texts: { tr: { subject: 'Yer açıldı', text: 'Merhaba {{name}}, başvurun onaylandı.' } },
      },
    ],
  }),
  output: ActAnswer.extend({
    mailingId: Id.nullable(),
    free: counted.nullable().describe('How many places were free; null if approvals are not limited'),
    reached: z.object({ inApp: counted, email: counted, sms: counted }),
    unreached: z.array(Unreached),
    samples: z.array(SampleLetter).describe('In a dry run: the letter as some of them get it'),
  }),
  problems: [
    ...actProblems,
    'credits.exhausted',
    'mailings.tooMany',
    'results.acceptByNeeded',
    'results.acceptByTooEarly',
    'results.placesTaken',
    'accounts.smsOff',
  ],
  bytes: largeBody,
  may: full('Applications'),
})
