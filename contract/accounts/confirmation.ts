import { z } from 'zod'
import { call } from '../call.ts'
import { PasskeyProof, PasskeyRequest } from '../fields/passkeys.ts'
import { Moment, OldPassword } from '../fields/patterns.ts'
import { signedIn } from '../may.ts'
import { Code, Sent } from './accounts.ts'

export const beginConfirmation = call('POST', '/accounts/confirmation/challenge', {
  summary: 'Get what a confirmation needs: a code by SMS or e-mail, or what the browser needs to ask for a passkey',
  body: z.object({ way: z.enum(['passkey', 'sms', 'email']).describe('One that accounts.confirmationNeeded names') }),
  output: z.object({ passkey: PasskeyRequest.nullable(), sent: Sent.nullable() }),
  problems: ['accounts.otherWay', 'accounts.tooManyTries'],
  may: signedIn,
})

export const confirmIdentity = call('POST', '/accounts/confirmation', {
  summary:
    'Confirm that it is the account’s owner, with the password, a code or a passkey; calls that were refused with accounts.confirmationNeeded then go through',
  body: z
    .object({
      password: OldPassword.optional(),
      code: Code.optional().describe('Of the authenticator app, or the one that was sent'),
      passkey: PasskeyProof.optional(),
    })
    .check(({ value, issues }) => {
      const given = Object.values(value).filter((proof) => proof !== undefined)
      if (given.length !== 1)
        issues.push({ code: 'custom', path: ['password'], message: 'fields.required', input: undefined })
    })
    .meta({ examples: [{ password: 'Kopru2026' }] }),
  output: z.object({ confirmedAt: Moment }),
  problems: [
    'accounts.wrongPassword',
    'accounts.wrongCode',
    'accounts.tooManyTries',
    'secondFactors.wrongPasskey',
    'secondFactors.wrongAppCode',
  ],
  may: signedIn,
})
