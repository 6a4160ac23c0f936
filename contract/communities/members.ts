import { z } from 'zod'
import { call, largeBody, mediumBody } from '../call.ts'
import { Id, Moment } from '../fields/patterns.ts'
import { EducationLevelCode } from '../forms/eligibility.ts'
import { read, write } from '../may.ts'
import { pageOf, paging } from '../paging.ts'
import { listedStates, sharedParts } from './community-facts.ts'
import { communityParams } from './own-communities.ts'

// Those who are in a community, who want to be, and whom the organization did not want; as the organization sees them.

const most = 10_000
const ids = z.array(z.number().int().min(1).max(2_147_483_647)).min(1).max(200).optional()
const Listed = z.enum(listedStates)

export const MemberFilters = z.object({
  search: z.string().trim().min(1).max(100).optional().describe('Name, surname or e-mail address'),
  state: z.array(Listed).min(1).max(listedStates.length).optional(),
  level: z.array(EducationLevelCode).min(1).max(7).optional().describe('Of those who show their education'),
  universityId: ids.describe('Of those who show their education'),
  cityId: ids.describe('Of those who show where they live'),
})
export type MemberFilters = z.infer<typeof MemberFilters>

export const MemberRow = z
  .object({
    candidateId: Id,
    name: z.string(),
    email: z.string().nullable().describe('Null unless they are members or ask to be'),
    state: Listed,
    since: Moment.describe('Since when they are in this state'),
    note: z.string().describe('What they wrote when they asked to join'),
    shares: z.array(z.enum(sharedParts)),
    gsm: z.string().nullable().describe('Null unless they show it; the same holds for what follows'),
    city: z.string().nullable(),
    level: EducationLevelCode.nullable(),
    university: z.string().nullable(),
    department: z.string().nullable(),
  })
  .meta({ id: 'CommunityMember' })
export type MemberRow = z.infer<typeof MemberRow>

export const listMembers = call('POST', '/companies/:companyId/communities/:communityId/members', {
  summary: 'Find those who are in a community, ask to join or are invited; the latest first',
  params: communityParams,
  body: MemberFilters.extend(paging),
  output: pageOf(MemberRow).extend({
    counts: z.record(Listed, z.number().int()).describe('By state, with all other filters'),
  }),
  problems: ['communities.notFound'],
  reads: true,
  bytes: mediumBody,
  may: read('Communities'),
})

export const changeMembers = call('PUT', '/companies/:companyId/communities/:communityId/members/state', {
  summary:
    'Accept or refuse those who ask to join, or remove members and take invitations back; one or all that match. Who is in another state is counted and stays',
  params: communityParams,
  body: z
    .object({
      state: z.enum(['member', 'refused', 'removed']),
      candidateIds: z.array(Id).min(1).max(most).optional().describe('Either these, or all that match `filters`'),
      filters: MemberFilters.strict().optional().describe('As in the list; needs the right to read it'),
      except: z.array(Id).max(most).optional().describe('Of those that match `filters`, these are left out'),
      expected: z
        .number()
        .int()
        .min(0)
        .optional()
        .describe('With `filters`: how many the person saw. Another number is refused with `acts.targetChanged`'),
    })
    .check(({ value, issues }) => {
      const { candidateIds, filters, except, expected } = value
      const refuse = (field: keyof typeof value, message: string) =>
        issues.push({ code: 'custom', path: [field], message, input: value })
      if ((candidateIds === undefined) === (filters === undefined)) refuse('candidateIds', 'fields.memberTarget')
      if ((expected === undefined) !== (filters === undefined)) refuse('expected', 'fields.expected')
      if (except !== undefined && filters === undefined) refuse('except', 'fields.onlyWithFilters')
    })
    .meta({ examples: [{ state: 'member', candidateIds: ['0197f3a0-7c3e-7b2a-9d41-3f6f2f1f0a11'] }] }),
  output: z.object({
    changed: z.number().int(),
    unchanged: z.number().int().describe('Named, and in a state that this does not change'),
  }),
  problems: ['communities.notFound', 'permissions.missing', 'acts.targetChanged'],
  bytes: largeBody,
  may: write('Communities'),
})
