import { z } from 'zod'
import { type CachePolicy, call } from '../call.ts'
import { Id, Moment } from '../fields/patterns.ts'
import { ListingCompany } from '../listings/listings.ts'
import { anyone } from '../may.ts'
import { pageOf, paging, searched, searchedFor } from '../paging.ts'
import { joinRules } from './community-facts.ts'

export const JoinRule = z.enum(joinRules)

const cache: CachePolicy = { seconds: 60, tags: ['communities', 'companies'] }

export const CommunityCard = z
  .object({
    id: Id,
    communityNumber: z.number().int(),
    name: z.string(),
    summary: z.string(),
    language: z.enum(['tr', 'en']),
    cover: z.string().nullable(),
    joinRule: JoinRule,
    members: z.number().int(),
    company: ListingCompany,
  })
  .meta({ id: 'CommunityCard' })
export type CommunityCard = z.infer<typeof CommunityCard>

export const listCommunities = call('GET', '/common/communities', {
  summary: "Organizations' communities, newest first",
  query: z.object({ search: searched, ...paging }),
  output: pageOf(CommunityCard).extend({ searchedFor }),
  may: anyone,
  cache,
})

export const readCommunity = call('GET', '/common/communities/:communityNumber', {
  summary: 'A community by the short number in its address',
  params: z.object({
    communityNumber: z
      .string()
      .regex(/^\d{1,9}$/, 'fields.id')
      .meta({ examples: ['3001'] }),
  }),
  output: CommunityCard.extend({ about: z.string().describe('Rich text'), createdAt: Moment }),
  problems: ['communities.notFound'],
  may: anyone,
  cache,
})
