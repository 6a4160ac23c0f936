import { z } from 'zod'
import { ActAnswer } from '../applications/acts.ts'
import { call, largeBody } from '../call.ts'
import { dryRun } from '../fields/filtered-target.ts'
import { Id, Moment } from '../fields/patterns.ts'
import { read, write } from '../may.ts'
import { memberActProblems, memberTarget, withOneMemberTarget } from './member-target.ts'
import { communityParams } from './own-communities.ts'

// A community as a talent pool: members are invited to apply to a form, and their applications are tracked.

export const inviteToForm = call('POST', '/companies/:companyId/communities/:communityId/members/form-invitations', {
  summary:
    'Invite members of a community to apply to an open form. No one is invited twice to the same form, or if they applied to it or muted the community',
  params: communityParams,
  body: withOneMemberTarget(z.object({ formId: Id, ...memberTarget, dryRun })).meta({
    examples: [
      {
        formId: '0197f3a0-7c3e-7b2a-9d41-3f6f2f1f0a11',
        candidateIds: ['0197f3a0-7c3e-7b2a-9d41-3f6f2f1f0a12'],
      },
    ],
  }),
  output: ActAnswer.pick({ changed: true, refused: true, credits: true }).meta({ id: 'InvitedToForm' }),
  problems: [...memberActProblems, 'communities.notPublished', 'forms.notFound', 'forms.notOpen'],
  bytes: largeBody,
  may: write('Communities'),
})

const PoolForm = z
  .object({
    formId: Id,
    formIdentityNumber: z.number().int(),
    title: z.string(),
    isOpen: z.boolean().describe('Whether it takes applications, so that members can be invited to it'),
    closesAt: Moment.nullable(),
    invited: z.number().int().describe('How many members of this community were invited to it'),
    applied: z
      .number()
      .int()
      .nullable()
      .describe('How many of them have applied since; null for members who may not read applications'),
    lastInvitedAt: Moment.nullable(),
  })
  .meta({ id: 'PoolForm' })
export type PoolForm = z.infer<typeof PoolForm>

export const listPoolForms = call('GET', '/companies/:companyId/communities/:communityId/forms', {
  summary:
    'The forms that members of a community can be or were invited to, and how many have applied since; latest invitations first',
  params: communityParams,
  whole: true,
  output: z.object({ items: z.array(PoolForm) }),
  problems: ['communities.notFound'],
  may: read('Communities'),
})
