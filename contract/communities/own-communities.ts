import { z } from 'zod'
import { call, mediumBody } from '../call.ts'
import { plainLine } from '../fields/one-line.ts'
import { Id, Moment } from '../fields/patterns.ts'
import { FileKey } from '../forms/form-content.ts'
import { full, open, read, write } from '../may.ts'
import { companyParams } from '../params.ts'
import { CommunityCard, JoinRule } from './communities.ts'
import { communityStates } from './community-facts.ts'

// An organization's management of its communities; members and announcements have files of their own.

export const communityParams = companyParams.extend({ communityId: Id })

const OwnCommunity = CommunityCard.omit({ company: true })
  .extend({
    about: z.string().describe('Rich text'),
    state: z.enum(communityStates),
    requests: z.number().int().describe('How many have asked to join'),
    invited: z.number().int().describe('How many have not answered an invitation'),
    createdAt: Moment,
  })
  .meta({ id: 'OwnCommunity' })
export type OwnCommunity = z.infer<typeof OwnCommunity>

const CommunityChange = z
  .object({
    name: plainLine(150).min(2),
    summary: z.string().trim().min(2).max(300),
    about: z.string().max(20_000),
    language: z.enum(['tr', 'en']).default('tr'),
    cover: FileKey.nullable(),
    joinRule: JoinRule.describe(
      'Open: anyone can join. Request: the organization accepts requests. Invited: only people who are invited can join',
    ),
  })
  .meta({
    id: 'CommunityChange',
    examples: [
      {
        name: 'Mezunlar',
        summary: 'Bursiyerlerimizin mezuniyetten sonra buluştuğu yer',
        about: '<p>Her ay bir söyleşi.</p>',
        language: 'tr',
        cover: null,
        joinRule: 'request',
      },
    ],
  })

export const listOwnCommunities = call('GET', '/companies/:companyId/communities', {
  summary: "The organization's communities with their numbers, newest first",
  params: companyParams,
  whole: true,
  output: z.object({ items: z.array(OwnCommunity) }),
  may: read('Communities'),
})

export const readOwnCommunity = call('GET', '/companies/:companyId/communities/:communityId', {
  summary: 'One community of the organization',
  params: communityParams,
  output: OwnCommunity,
  problems: ['communities.notFound'],
  may: open('Communities'),
})

export const addCommunity = call('POST', '/companies/:companyId/communities', {
  summary: 'Create a community as a draft, visible to others once published',
  params: companyParams,
  body: CommunityChange,
  output: OwnCommunity,
  status: 201,
  problems: ['communities.tooMany', 'images.notFound'],
  bytes: mediumBody,
  may: write('Communities'),
})

export const changeCommunity = call('PUT', '/companies/:companyId/communities/:communityId', {
  summary: 'Change a community; a new join rule applies from then on',
  params: communityParams,
  body: CommunityChange,
  output: OwnCommunity,
  problems: ['communities.notFound', 'images.notFound'],
  bytes: mediumBody,
  may: write('Communities'),
})

export const changeCommunityState = call('PUT', '/companies/:companyId/communities/:communityId/state', {
  summary:
    'Publish or archive a community: an archived one leaves the public list, no one can join, and its members keep what they have',
  params: communityParams,
  body: z.object({ state: z.enum(['published', 'archived']) }),
  output: OwnCommunity,
  problems: ['communities.notFound'],
  may: full('Communities'),
})
