import { z } from 'zod'
import { call } from '../call.ts'
import { paragraphs } from '../fields/one-line.ts'
import { Id, Moment } from '../fields/patterns.ts'
import { candidate, full, read } from '../may.ts'
import { pageOf, paging } from '../paging.ts'
import { candidateItemParams, formParams } from '../params.ts'
import { ApplicationResult } from './application-result.ts'
import { Acceptance } from './result-states.ts'

// Where a form requires it, approved candidates accept or decline the award before a deadline; otherwise it lapses.

export const switchAcceptance = call('PUT', '/companies/:companyId/forms/:formId/acceptance', {
  summary: 'Require approved candidates to accept, or not; applies to results published from then on',
  params: formParams,
  body: z.object({ asksAcceptance: z.boolean() }),
  output: z.object({ asksAcceptance: z.boolean() }),
  problems: ['forms.notFound'],
  may: full('Applications'),
})

const counted = z.number().int()

/** The places of a form, and the answers of its winners. */
export const Places = z.object({
  quota: counted.nullable().describe('Of approved candidates; null if the form has none, or limits applications by it'),
  approved: counted,
  pending: counted.describe('Asked to accept, no reply yet'),
  accepted: counted,
  declined: counted,
  lapsed: counted.describe('Did not reply by the deadline'),
  free: counted.nullable().describe('Free places; null without a quota'),
})
export type Places = z.infer<typeof Places>

const Award = z
  .object({
    applicationId: Id,
    name: z.string(),
    acceptance: Acceptance,
    acceptBy: Moment.nullable(),
    answeredAt: Moment.nullable(),
    declineReason: z.string().nullable(),
    isPromoted: z.boolean().describe('Moved up from the waiting list'),
  })
  .meta({ id: 'Award' })

export const listAwards = call('GET', '/companies/:companyId/forms/:formId/awards', {
  summary: 'Candidates who were asked to accept, with their replies: declined and unanswered first',
  params: formParams,
  query: z.object({ acceptance: Acceptance.optional(), ...paging }),
  output: pageOf(Award).extend({ places: Places }),
  problems: ['forms.notFound'],
  may: read('Applications'),
})

export const answerAward = call('POST', '/candidates/:candidateId/applications/:id/award', {
  summary: 'Accept or decline a place by the deadline; repeating it changes nothing',
  params: candidateItemParams,
  body: z
    .object({
      answer: z.enum(['accept', 'decline']),
      reason: paragraphs(500).default('').describe('When declining: a reason for the organization'),
    })
    .meta({ examples: [{ answer: 'accept' }] }),
  output: ApplicationResult,
  problems: ['applications.notFound', 'awards.notAsked', 'awards.over'],
  may: candidate,
})
