import { z } from 'zod'
import { Session } from '../accounts/accounts.ts'
import { call } from '../call.ts'
import { Moment, Name, Password, Surname } from '../fields/patterns.ts'
import { anyone } from '../may.ts'
import { Permissions, UserType } from '../permissions.ts'

// Joining an organization by the link of an invitation e-mail.

const token = z.string().min(1).max(200).describe('From the link')

/**
 * replaced: a newer link was sent. withdrawn: the organization took it back. unknown: no such link, or it expired long
 * ago.
 */
const InvitationState = z.enum(['open', 'accepted', 'expired', 'replaced', 'withdrawn', 'unknown'])
export type InvitationState = z.infer<typeof InvitationState>

export const readInvitation = call('POST', '/accounts/invitation', {
  summary: 'The invitation behind a link. Reading it does not use it up',
  body: z.object({ token }),
  output: z.object({
    state: InvitationState,
    companyName: z.string().nullable(),
    inviter: z.string().nullable(),
    invited: z
      .object({
        email: z.string(),
        name: z.string(),
        surname: z.string(),
        userType: UserType,
        permissions: Permissions,
        expiresAt: Moment,
        needsSecondFactor: z.boolean().describe('The organization requires one from every member'),
      })
      .nullable()
      .describe('While it is open'),
  }),
  problems: ['accounts.tooManyTries'],
  may: anyone,
})

export const acceptInvitation = call('POST', '/accounts/invitation/acceptance', {
  summary: 'Join the organization with a name and a password, and sign in',
  body: z.object({
    token,
    name: Name,
    surname: Surname,
    password: Password,
    termsAccepted: z.literal(true, 'fields.accepted'),
    noticeRead: z.literal(true, 'fields.accepted'),
  }),
  output: Session,
  problems: ['accounts.wrongLink', 'accounts.tooManyTries'],
  may: anyone,
})
