import { z } from 'zod'
import { call } from '../call.ts'
import { Moment } from '../fields/patterns.ts'
import { tenMinutes } from '../fresh.ts'
import { root } from '../may.ts'
import { companyParams } from '../params.ts'

// An organization demands a second factor of every member.

/** The grace period for members without a second factor. */
export const graceDays = 7

const TeamProtection = z
  .object({
    on: z.boolean(),
    startedAt: Moment.nullable().describe('Of the demand that lasts'),
    startedBy: z.string().nullable(),
    protectBy: Moment.nullable().describe('From then on, members without a second factor have no access'),
    isMineOn: z.boolean().describe('Whether the caller has a second factor, which is needed to turn this on'),
    lacking: z
      .array(z.object({ name: z.string(), email: z.string(), isInvited: z.boolean() }))
      .describe('The members without a second factor'),
    past: z
      .array(
        z.object({
          startedAt: Moment,
          startedBy: z.string(),
          endedAt: Moment.nullable(),
          endedBy: z.string().nullable(),
        }),
      )
      .describe('When it was turned on and off and by whom, newest first, at most 20'),
  })
  .meta({ id: 'TeamProtection' })
export type TeamProtection = z.infer<typeof TeamProtection>

export const readTeamProtection = call('GET', '/companies/:companyId/team-protection', {
  summary: 'Whether every member needs a second factor, who lacks one, and when this was turned on and off',
  params: companyParams,
  output: TeamProtection,
  may: root,
})

export const changeTeamProtection = call('PUT', '/companies/:companyId/team-protection', {
  summary: 'Require a second factor from every member, or stop requiring it; members are told once by e-mail',
  params: companyParams,
  body: z.object({ on: z.boolean() }),
  output: TeamProtection,
  problems: ['teamProtection.ownFirst', 'permissions.missing'],
  may: root,
  fresh: tenMinutes,
})
