import { z } from 'zod'
import { call } from '../call.ts'
import { paragraphs } from '../fields/one-line.ts'
import { Id, Moment } from '../fields/patterns.ts'
import { candidate } from '../may.ts'
import { candidateParams } from '../params.ts'
import { CommunityCard } from './communities.ts'
import { communityStates, memberStates, sharedParts } from './community-facts.ts'

const membershipParams = candidateParams.extend({ communityId: Id })
const Shares = z.array(z.enum(sharedParts)).max(sharedParts.length)

const Membership = z
  .object({
    community: CommunityCard.extend({ state: z.enum(communityStates) }),
    state: z.enum(memberStates),
    since: Moment,
    shares: Shares.describe('What the organization sees besides name and e-mail address'),
    consentedAt: Moment.nullable().describe('When the candidate agreed to show it'),
    isMuted: z.boolean(),
    unread: z.number().int().describe('Announcements that the candidate has not opened'),
  })
  .meta({ id: 'Membership' })
export type Membership = z.infer<typeof Membership>

export const listMemberships = call('GET', '/candidates/:candidateId/communities', {
  summary: 'The communities that a candidate belongs to, asked to join, or is invited to',
  params: candidateParams,
  whole: true,
  output: z.object({ items: z.array(Membership) }),
  may: candidate,
})

export const readMembership = call('GET', '/candidates/:candidateId/communities/:communityId', {
  summary: 'A candidate’s membership in a community; `membership` is null if there never was one',
  params: membershipParams,
  output: z.object({ membership: Membership.nullable() }),
  problems: ['communities.notFound'],
  may: candidate,
})

export const joinCommunity = call('PUT', '/candidates/:candidateId/communities/:communityId', {
  summary:
    'Join a community, ask to join it, or accept the invitation, by its rule; members change what the organization sees. Repeating it changes nothing',
  params: membershipParams,
  body: z
    .object({
      shares: Shares.describe('What the organization sees besides name and e-mail address, which it always sees'),
      note: paragraphs(500).default('').describe('A note to the organization, where it decides'),
    })
    .meta({ examples: [{ shares: ['education'], note: '2024 mezunuyum.' }] }),
  output: Membership,
  problems: ['communities.notFound', 'communities.invitedOnly', 'communities.archived'],
  may: candidate,
})

export const changeMembership = call('PATCH', '/candidates/:candidateId/communities/:communityId', {
  summary: 'Mute or unmute a community',
  params: membershipParams,
  body: z.object({ isMuted: z.boolean() }),
  output: Membership,
  problems: ['communities.notFound'],
  may: candidate,
})

export const leaveCommunity = call('DELETE', '/candidates/:candidateId/communities/:communityId', {
  summary:
    'Leave a community, withdraw the request, or decline the invitation: the organization no longer sees the candidate there',
  params: membershipParams,
  output: z.null(),
  status: 204,
  problems: ['communities.notFound'],
  may: candidate,
})
