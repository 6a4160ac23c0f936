import { z } from 'zod'
import { call, mediumBody } from '../call.ts'
import { Email, Id, Moment } from '../fields/patterns.ts'
import { read, write } from '../may.ts'
import { pageOf, paging } from '../paging.ts'
import { communityParams } from './own-communities.ts'

// Inviting to a community by address. The answers do not reveal whether an address belongs to an account.

/** The most addresses of one request. */
const mostAddresses = 500

export const inviteByEmail = call('POST', '/companies/:companyId/communities/:communityId/invitations/emails', {
  summary:
    'Invite addresses to a community: people with an account are notified, everyone else gets an e-mail that leads to signing up. No address is invited twice',
  params: communityParams,
  body: z
    .object({ emails: z.array(Email).min(1).max(mostAddresses) })
    .meta({ examples: [{ emails: ['ayse@example.com', 'mehmet@example.com'] }] }),
  output: z
    .object({
      changed: z.number().int().describe('How many addresses are invited by it'),
      known: z.number().int().describe('Addresses of members, of people asking to join, and those already invited'),
      leftOut: z
        .number()
        .int()
        .describe('Addresses invited by several communities within the last thirty days, or that refused invitations'),
    })
    .meta({ id: 'InvitedByEmail' }),
  problems: [
    'communities.notFound',
    'communities.notPublished',
    'communities.tooManyInvited',
    'outreach.tooMany',
    'outreach.tooManyUnverified',
  ],
  bytes: mediumBody,
  may: write('Communities'),
})

export const listEmailInvitations = call('GET', '/companies/:companyId/communities/:communityId/invitations/emails', {
  summary: 'The addresses invited to a community that have not joined, latest first',
  params: communityParams,
  query: z.object({ ...paging }),
  output: pageOf(z.object({ id: Id, email: z.string(), invitedAt: Moment }).meta({ id: 'EmailInvitation' })),
  problems: ['communities.notFound'],
  may: read('Communities'),
})

export const takeBackEmailInvitation = call(
  'DELETE',
  '/companies/:companyId/communities/:communityId/invitations/emails/:invitationId',
  {
    summary: 'Withdraw the invitation to an address, without a notification',
    params: communityParams.extend({ invitationId: Id }),
    output: z.null(),
    status: 204,
    problems: ['communities.notFound', 'communities.invitationNotFound'],
    may: write('Communities'),
  },
)
