import { z } from 'zod'
import { besideFilters, mostNamed } from '../fields/filtered-target.ts'
import { Id } from '../fields/patterns.ts'
import { EducationLevelCode } from '../forms/eligibility.ts'
import { listedStates } from './community-facts.ts'

// The target of an act on the members of a community: listed ones, or all that match filters at the time of the act.

const ids = z.array(z.number().int().min(1).max(2_147_483_647)).min(1).max(200).optional()

export const Listed = z.enum(listedStates)

export const MemberFilters = z.object({
  search: z.string().trim().min(1).max(100).optional().describe('Name, surname or e-mail address'),
  state: z.array(Listed).min(1).max(listedStates.length).optional(),
  level: z.array(EducationLevelCode).min(1).max(7).optional().describe('Among members who show their education'),
  universityId: ids.describe('Among members who show their education'),
  cityId: ids.describe('Among members who show where they live'),
  tagId: z.array(Id).min(1).max(20).optional().describe('Members with one of these tags'),
  invitedTo: Id.optional().describe('Members invited from this community to apply to this form'),
  hasApplied: z
    .boolean()
    .optional()
    .describe(
      'With `invitedTo`: those who have applied to it since, or who have not; needs permission to read applications',
    ),
})
export type MemberFilters = z.infer<typeof MemberFilters>

export const memberTarget = {
  candidateIds: z.array(Id).min(1).max(mostNamed).optional().describe('Either these, or all that match `filters`'),
  filters: MemberFilters.strict().optional().describe('As in the list; needs permission to read it'),
  ...besideFilters,
}

export type MemberTarget = z.output<z.ZodObject<typeof memberTarget>>

/** Checks that a body has exactly one kind of target. */
export const withOneMemberTarget = <Body extends z.ZodObject>(body: Body): Body =>
  body.check(({ value, issues }) => {
    const { candidateIds, filters, except, expected } = value as MemberTarget
    const refuse = (field: keyof MemberTarget, message: string) =>
      issues.push({ code: 'custom', path: [field], message, input: value })
    if ((candidateIds === undefined) === (filters === undefined)) refuse('candidateIds', 'fields.memberTarget')
    if ((expected === undefined) !== (filters === undefined)) refuse('expected', 'fields.expected')
    if (except !== undefined && filters === undefined) refuse('except', 'fields.onlyWithFilters')
  })

/** The problems that refuse an act on members as a whole. */
export const memberActProblems = ['communities.notFound', 'permissions.missing', 'acts.targetChanged'] as const
