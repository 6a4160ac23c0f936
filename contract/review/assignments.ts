import { z } from 'zod'
import { ActAnswer, actProblems, targetFields, withOneTarget } from '../applications/acts.ts'
import { call, largeBody } from '../call.ts'
import { Id } from '../fields/patterns.ts'
import { read, write } from '../may.ts'
import { formParams } from '../params.ts'

// Assignments of applications to members; an application may have several. Candidates never see them.

const Assignee = z
  .object({
    accountId: Id,
    name: z.string(),
    isMe: z.boolean(),
    count: z.number().int().describe('Applications of this form assigned to them; neither withdrawn nor sealed ones'),
    isExact: z.boolean().describe('False: there are at least this many'),
    canBeAssigned: z.boolean().describe('False: some are assigned to them, but they may no longer read applications'),
  })
  .meta({ id: 'Assignee' })
export type Assignee = z.infer<typeof Assignee>

export const listAssignees = call('GET', '/companies/:companyId/forms/:formId/assignees', {
  summary: 'The accounts that applications can be assigned to, by name, with how many of this form each has',
  params: formParams,
  whole: true,
  output: z.object({ items: z.array(Assignee) }),
  problems: ['forms.notFound'],
  may: read('Applications'),
})

const chosen = z.array(Id).max(50).default([])

export const assignApplications = call('PUT', '/companies/:companyId/forms/:formId/applications/assignment', {
  summary: 'Assign applications to members, all to each or shared evenly; new assignees are notified',
  params: formParams,
  body: withOneTarget(
    z
      .object({
        ...targetFields,
        assign: chosen.describe('Accounts to assign each of the applications to'),
        unassign: chosen.describe('Accounts to unassign'),
        spread: z
          .literal(true)
          .optional()
          .describe(
            'Distributes the applications: each gets one of `assign`. Those already assigned to one of them stay as they are',
          ),
      })
      .check(({ value, issues }) => {
        const refuse = (field: string, message: string) =>
          issues.push({ code: 'custom', path: [field], message, input: value })
        if (value.assign.length + value.unassign.length === 0) refuse('assign', 'fields.required')
        if (value.assign.some((id) => value.unassign.includes(id))) refuse('assign', 'fields.bothAddedAndRemoved')
        if (value.spread && value.assign.length === 0) refuse('assign', 'fields.required')
      }),
  ).meta({
    examples: [
      {
        applicationIds: ['0197f3a0-7c3e-7b2a-9d41-3f6f2f1f0a11'],
        assign: ['0197f3a0-7c3e-7b2a-9d41-3f6f2f1f0a12'],
      },
    ],
  }),
  output: ActAnswer,
  problems: [...actProblems, 'assignments.unknownAccount'],
  bytes: largeBody,
  may: write('Applications'),
})
