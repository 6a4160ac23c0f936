import { z } from 'zod'
import { call } from '../call.ts'
import { Email, Gsm, OldPassword } from '../fields/patterns.ts'
import { tenMinutes, tenMinutesOrPassword } from '../fresh.ts'
import { signedIn } from '../may.ts'
import { Code, Sent } from './accounts.ts'

export const readContact = call('GET', '/accounts/contact', {
  summary: 'Where the account is reached, and whether it has a password',
  output: z.object({
    email: z.string(),
    gsm: z.string().nullable().describe('The mobile number, such as +905321234567'),
    gsmVerified: z.boolean(),
    hasPassword: z.boolean().describe('False for people who sign in only with Google or the mini-app'),
  }),
  may: signedIn,
})

/**
 * A change in two steps: without a code, one is sent to the new address or number; with the code the change is made.
 */
export const Step = z.object({ changed: z.boolean(), sent: Sent.nullable() })
export type Step = z.infer<typeof Step>

export const EmailChange = z.object({
  password: OldPassword,
  newEmail: Email,
  code: Code.optional().describe('Sent to the new address by the first step'),
})

export const GsmChange = z.object({
  gsm: Gsm,
  code: Code.optional().describe('Sent to the number by the first step'),
})

export const TwoFactorChange = z.object({
  state: z.boolean().describe('Whether signing in asks for a code by SMS'),
  gsm: Gsm.optional().describe('Where codes are sent; the account’s verified number if left out'),
  code: Code.optional().describe('Sent to that number by the first step'),
})

/** A field that clients of the older system send beside a password; it is ignored. */
export const OldClientsCode = z.literal('Md5').optional().describe('Sent by older clients; ignored')

export const VerificationChannel = z.enum(['email', 'sms'])

// Shared by the same setting of candidates and of members; each call adds its path, params and permission.

export const emailSetting = {
  body: EmailChange,
  output: Step,
  problems: ['accounts.wrongPassword', 'accounts.wrongCode', 'accounts.tooManyTries'],
  fresh: tenMinutesOrPassword('password'),
} as const

export const gsmSetting = {
  body: GsmChange,
  output: Step,
  problems: [
    'accounts.wrongCode',
    'accounts.tooManyTries',
    'accounts.twoFactorOn',
    'accounts.smsUnreachable',
    'accounts.smsOff',
  ],
  fresh: tenMinutes,
} as const

export const twoFactorSetting = {
  body: TwoFactorChange,
  output: Step,
  problems: [
    'accounts.wrongCode',
    'accounts.tooManyTries',
    'accounts.gsmNeeded',
    'accounts.smsUnreachable',
    'accounts.smsOff',
    'accounts.twoFactorOn',
    'secondFactors.demanded',
  ],
  fresh: tenMinutes,
} as const

export const verificationSending = {
  body: z.object({ channel: VerificationChannel }),
  output: Sent,
  status: 202,
  problems: ['accounts.tooManyTries', 'accounts.gsmNeeded', 'accounts.smsUnreachable', 'accounts.smsOff'],
} as const
