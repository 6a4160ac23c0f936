import { z } from 'zod'
import { type CachePolicy, call, mediumBody } from './call.ts'
import { WebAddress } from './companies/social-links.ts'
import { oneLine } from './fields/one-line.ts'
import { Id, Moment } from './fields/patterns.ts'
import { FileKey } from './forms/form-content.ts'
import { ListingCompany } from './listings/listings.ts'
import { anyone, full, read, signedIn, write } from './may.ts'
import { pageOf, paging, searched, searchedFor } from './paging.ts'
import { companyParams } from './params.ts'

// Discounts and offers of organizations to students.

const cache: CachePolicy = { seconds: 60, tags: ['opportunities', 'companies'] }

const OpportunityCard = z
  .object({
    id: Id.describe('discountId'),
    opportunityNumber: z.number().int(),
    title: z.string(),
    summary: z.string(),
    language: z.enum(['tr', 'en']),
    cover: z.string().nullable(),
    gives: z.enum(['code', 'link']),
    startsAt: Moment,
    endsAt: Moment.nullable(),
    company: ListingCompany,
  })
  .meta({ id: 'OpportunityCard' })
export type OpportunityCard = z.infer<typeof OpportunityCard>

export const listOpportunities = call('GET', '/common/opportunities', {
  summary: 'Active opportunities, newest first',
  query: z.object({ search: searched, ...paging }),
  output: pageOf(OpportunityCard).extend({ searchedFor }),
  may: anyone,
  cache,
})

export const readOpportunity = call('GET', '/common/opportunities/:opportunityNumber', {
  summary: 'An opportunity by the short number in its address; only candidates see its code or link',
  params: z.object({
    opportunityNumber: z
      .string()
      .regex(/^\d{1,9}$/, 'fields.id')
      .meta({ examples: ['5001'] }),
  }),
  output: OpportunityCard.extend({ body: z.string().describe('Rich text') }),
  problems: ['opportunities.notFound'],
  may: anyone,
  cache,
})

export const takeOpportunity = call('GET', '/common/forms/opportunities/:discountId/apply', {
  summary: 'The code or link of an opportunity, counted once for each candidate; repeating the call returns the same',
  params: z.object({ discountId: Id }),
  output: z.object({ code: z.string().nullable(), link: z.string().nullable(), takenAt: Moment }),
  problems: ['opportunities.notFound', 'opportunities.over', 'opportunities.candidatesOnly'],
  may: signedIn,
})

const opportunityParams = z.object({ companyId: Id, opportunityId: Id })

export const OwnOpportunity = OpportunityCard.omit({ company: true }).extend({
  body: z.string(),
  code: z.string().nullable(),
  link: z.string().nullable(),
  taken: z.number().int().describe('How many candidates used it'),
})

const OpportunityChange = z
  .object({
    title: oneLine(150).min(2),
    summary: z.string().trim().min(2).max(300),
    body: z.string().max(20_000),
    language: z.enum(['tr', 'en']).default('tr'),
    cover: FileKey.nullable(),
    code: oneLine(100).min(1, 'fields.required').nullable(),
    link: WebAddress.nullable(),
    startsAt: z.iso.datetime('fields.startsAt').meta({ examples: ['2026-11-15T06:00:00.000Z'] }),
    endsAt: Moment.nullable().meta({ examples: ['2026-12-31T20:59:00.000Z'] }),
  })
  .refine(({ startsAt, endsAt }) => endsAt === null || !(Date.parse(endsAt) <= Date.parse(startsAt)), {
    path: ['endsAt'],
    error: 'fields.endsBeforeStart',
  })
  .meta({ id: 'OpportunityChange' })

export const listOwnOpportunities = call('GET', '/companies/:companyId/opportunities', {
  summary: "The organization's opportunities and how often each was used",
  params: companyParams,
  whole: true,
  output: z.object({ items: z.array(OwnOpportunity) }),
  may: read('Forms'),
})

export const addOpportunity = call('POST', '/companies/:companyId/opportunities', {
  summary: 'Add an opportunity: either a code or a link',
  params: companyParams,
  body: OpportunityChange,
  output: OwnOpportunity,
  status: 201,
  problems: ['opportunities.codeOrLink', 'images.notFound'],
  bytes: mediumBody,
  may: write('Forms'),
})

export const changeOpportunity = call('PUT', '/companies/:companyId/opportunities/:opportunityId', {
  summary: 'Change an opportunity',
  params: opportunityParams,
  body: OpportunityChange,
  output: OwnOpportunity,
  problems: ['opportunities.notFound', 'opportunities.codeOrLink', 'images.notFound'],
  bytes: mediumBody,
  may: write('Forms'),
})

export const removeOpportunity = call('DELETE', '/companies/:companyId/opportunities/:opportunityId', {
  summary: 'Remove an opportunity; candidates who used it keep what they got',
  params: opportunityParams,
  output: z.null(),
  status: 204,
  problems: ['opportunities.notFound'],
  may: full('Forms'),
})
