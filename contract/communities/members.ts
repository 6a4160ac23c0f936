import { z } from 'zod'
import { call, largeBody, mediumBody } from '../call.ts'
import { Id, Moment } from '../fields/patterns.ts'
import { EducationLevelCode } from '../forms/eligibility.ts'
import { read, write } from '../may.ts'
import { pageOf, paging } from '../paging.ts'
import { Tag } from '../review/tags.ts'
import { sharedParts } from './community-facts.ts'
import { Listed, MemberFilters, memberActProblems, memberTarget, withOneMemberTarget } from './member-target.ts'
import { communityParams } from './own-communities.ts'

// Members, requests, invitations and refusals of a community, for the organization.

export const MemberRow = z
  .object({
    candidateId: Id,
    name: z.string(),
    email: z.string().nullable().describe('Null unless they are members or asked to be'),
    state: Listed,
    since: Moment.describe('Since when they are in this state'),
    note: z.string().describe('What they wrote when they asked to join'),
    shares: z.array(z.enum(sharedParts)),
    gsm: z.string().nullable().describe('Null unless they show it; the same holds for what follows'),
    city: z.string().nullable(),
    level: EducationLevelCode.nullable(),
    university: z.string().nullable(),
    department: z.string().nullable(),
    tags: z.array(Id).describe('Their tags in the organization'),
    invitedAt: Moment.nullable().describe('With `invitedTo`: when they were invited to apply to that form'),
    appliedAt: Moment.nullable().describe(
      'With `invitedTo`: when they applied; also null for members who may not read applications',
    ),
  })
  .meta({ id: 'CommunityMember' })
export type MemberRow = z.infer<typeof MemberRow>

export const memberColumns = ['email', 'note', 'education', 'city', 'gsm', 'tags'] as const

export const listMembers = call('POST', '/companies/:companyId/communities/:communityId/members', {
  summary: 'Find members of a community, requests to join and invitations, latest first',
  params: communityParams,
  body: MemberFilters.extend(paging),
  output: pageOf(MemberRow).extend({
    counts: z.record(Listed, z.number().int()).describe('By state, with all other filters'),
    tags: z.array(Tag).describe('The tags that members of the community have, by name'),
    filled: z
      .array(z.enum(memberColumns))
      .describe('Which of these have a value for someone in the requested states, on any page and with any filter'),
  }),
  problems: ['communities.notFound'],
  reads: true,
  bytes: mediumBody,
  may: read('Communities'),
})

export const changeMembers = call('PUT', '/companies/:companyId/communities/:communityId/members/state', {
  summary:
    'Accept or refuse requests to join, remove members or withdraw invitations; one by one or all that match. People in another state are counted and stay as they are',
  params: communityParams,
  body: withOneMemberTarget(z.object({ state: z.enum(['member', 'refused', 'removed']), ...memberTarget })).meta({
    examples: [{ state: 'member', candidateIds: ['0197f3a0-7c3e-7b2a-9d41-3f6f2f1f0a11'] }],
  }),
  output: z.object({
    changed: z.number().int(),
    unchanged: z.number().int().describe('Named, and in a state that this does not change'),
    removalId: Id.nullable().describe('By which a removal can be undone for ten minutes; null of other changes'),
  }),
  problems: [...memberActProblems, 'communities.notPublished'],
  bytes: largeBody,
  may: write('Communities'),
})

export const undoRemoval = call('POST', '/companies/:companyId/communities/:communityId/removals/:removalId/undo', {
  summary:
    'Restore members and invitations removed minutes ago, exactly as they were; people who have joined, asked or been invited since are counted and stay as they are',
  params: communityParams.extend({ removalId: Id }),
  output: z.object({ changed: z.number().int(), kept: z.number().int() }),
  problems: ['communities.notFound', 'communities.removalOver'],
  may: write('Communities'),
})
