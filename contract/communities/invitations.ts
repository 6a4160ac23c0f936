import { z } from 'zod'
import { actProblems, targetFields, withOneTarget } from '../applications/acts.ts'
import { call, largeBody } from '../call.ts'
import { Id } from '../fields/patterns.ts'
import { write } from '../may.ts'
import {
  participantActProblems,
  participantTarget,
  withOneParticipantTarget,
} from '../participants/participant-acts.ts'
import { communityParams } from './own-communities.ts'

// Inviting people whom the organization knows from their applications to a community.

const Invited = z
  .object({
    found: z.number().int().describe('How many the target has, for `expected`. A person may be in it several times'),
    changed: z.number().int().describe('How many people are invited by it'),
    known: z.number().int().describe('Members, people invited and people asking to join'),
    leftOut: z
      .number()
      .int()
      .describe('People who left or declined within the last thirty days, or have no account of their own'),
  })
  .meta({ id: 'InvitedToCommunity' })

const example = '0197f3a0-7c3e-7b2a-9d41-3f6f2f1f0a11'

export const inviteParticipants = call(
  'POST',
  '/companies/:companyId/communities/:communityId/invitations/participants',
  {
    summary:
      'Invite participants of one form or of all to a community. No one is invited twice; needs permission to read participants',
    params: communityParams,
    body: withOneParticipantTarget(z.object(participantTarget)).meta({ examples: [{ participantIds: [example] }] }),
    output: Invited,
    problems: [...participantActProblems, 'communities.notFound', 'communities.notPublished'],
    bytes: largeBody,
    may: write('Communities'),
  },
)

export const inviteApplicants = call(
  'POST',
  '/companies/:companyId/communities/:communityId/invitations/forms/:formId',
  {
    summary:
      'Invite the applicants of a form to a community. No one is invited twice; needs permission to read applications',
    params: communityParams.extend({ formId: Id }),
    body: withOneTarget(z.object(targetFields)).meta({ examples: [{ applicationIds: [example] }] }),
    output: Invited,
    problems: [...actProblems, 'communities.notFound', 'communities.notPublished'],
    bytes: largeBody,
    may: write('Communities'),
  },
)
