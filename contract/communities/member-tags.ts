import { z } from 'zod'
import { ActAnswer } from '../applications/acts.ts'
import { call, largeBody } from '../call.ts'
import { dryRun } from '../fields/filtered-target.ts'
import { Id } from '../fields/patterns.ts'
import { write } from '../may.ts'
import { memberActProblems, memberTarget, withOneMemberTarget } from './member-target.ts'
import { communityParams } from './own-communities.ts'

// The organization's tags on members of a community. Members never see them.

const chosen = z.array(Id).max(20).default([])

export const changeMemberTags = call('PUT', '/companies/:companyId/communities/:communityId/members/tags', {
  summary: 'Add tags to members of a community and remove others; members never see them',
  params: communityParams,
  body: withOneMemberTarget(
    z.object({ ...memberTarget, dryRun, add: chosen, remove: chosen }).check(({ value, issues }) => {
      const refuse = (message: string) => issues.push({ code: 'custom', path: ['add'], message, input: value.add })
      if (value.add.length + value.remove.length === 0) refuse('fields.required')
      if (value.add.some((id) => value.remove.includes(id))) refuse('fields.bothAddedAndRemoved')
    }),
  ).meta({
    examples: [
      {
        candidateIds: ['0197f3a0-7c3e-7b2a-9d41-3f6f2f1f0a11'],
        add: ['0197f3a0-7c3e-7b2a-9d41-3f6f2f1f0a12'],
      },
    ],
  }),
  output: ActAnswer.pick({ changed: true, refused: true, credits: true }).meta({ id: 'TaggedMembers' }),
  problems: [...memberActProblems, 'tags.unknown'],
  bytes: largeBody,
  may: write('Communities'),
})
