import { z } from 'zod'
import { call, mediumBody } from '../call.ts'
import { oneLine } from '../fields/one-line.ts'
import { NewPasskey, PasskeyCreation } from '../fields/passkeys.ts'
import { Moment, OldPassword } from '../fields/patterns.ts'
import { tenMinutes, tenMinutesOrPassword } from '../fresh.ts'
import { signedIn } from '../may.ts'
import { Code } from './accounts.ts'

export const maxPasskeys = 10

export const SecondFactors = z
  .object({
    hasPassword: z.boolean().describe('False for people who sign in only with Google or the mini-app'),
    sms: z.object({ on: z.boolean(), gsm: z.string().nullable().describe('Masked') }),
    authenticator: z.object({ on: z.boolean(), since: Moment.nullable() }),
    passkeys: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        createdAt: Moment,
        lastUsedAt: Moment.nullable(),
      }),
    ),
    recoveryCodesLeft: z.number().int(),
  })
  .meta({ id: 'SecondFactors' })
export type SecondFactors = z.infer<typeof SecondFactors>

const Changed = z.object({
  secondFactors: SecondFactors,
  recoveryCodes: z
    .array(z.string())
    .nullable()
    .describe('Returned only once, when the first authenticator app or passkey is added'),
})
export type ChangedSecondFactors = z.infer<typeof Changed>

const proof = {
  password: OldPassword.optional().describe('The current password, instead of a sign-in within the last ten minutes'),
}
const refusals = ['accounts.wrongPassword', 'accounts.tooManyTries'] as const

export const readSecondFactors = call('GET', '/accounts/second-factors', {
  summary: 'What signing in requires besides the password',
  output: SecondFactors,
  may: signedIn,
})

export const beginAuthenticator = call('POST', '/accounts/second-factors/authenticator', {
  summary: 'Get the secret for an authenticator app; a code from the app turns it on',
  body: z.object(proof),
  output: z.object({ secret: z.string().describe('In base32'), address: z.string().describe('otpauth://…') }),
  problems: [...refusals, 'secondFactors.authenticatorOn'],
  may: signedIn,
  secret: true,
  fresh: tenMinutesOrPassword('password'),
})

export const confirmAuthenticator = call('PUT', '/accounts/second-factors/authenticator', {
  summary: 'Turn the authenticator app on with a code from it, within 10 minutes',
  body: z.object({ code: Code }),
  output: Changed,
  problems: ['secondFactors.wrongAppCode', 'accounts.tooManyTries'],
  may: signedIn,
  secret: true,
  fresh: tenMinutes,
})

export const removeAuthenticator = call('DELETE', '/accounts/second-factors/authenticator', {
  summary: 'Turn the authenticator app off',
  body: z.object(proof),
  output: Changed,
  problems: [...refusals, 'secondFactors.demanded'],
  may: signedIn,
  fresh: tenMinutesOrPassword('password'),
  secret: true,
})

export const beginPasskey = call('POST', '/accounts/second-factors/passkeys/challenge', {
  summary: 'Get what a browser needs to create a passkey',
  body: z.object(proof),
  output: PasskeyCreation,
  problems: [...refusals, 'secondFactors.tooManyPasskeys'],
  may: signedIn,
  fresh: tenMinutesOrPassword('password'),
})

const PasskeyName = oneLine(60).min(1, 'fields.required')

export const addPasskey = call('POST', '/accounts/second-factors/passkeys', {
  summary: 'Add the passkey that the browser created, within 5 minutes',
  body: z.object({
    credential: NewPasskey,
    name: PasskeyName.optional().describe('The name of the device when left out'),
  }),
  output: Changed,
  status: 201,
  problems: ['secondFactors.wrongPasskey', 'secondFactors.tooManyPasskeys', 'accounts.tooManyTries'],
  bytes: mediumBody,
  may: signedIn,
  fresh: tenMinutes,
  secret: true,
})

const passkeyParams = z.object({
  passkeyId: z
    .string()
    .regex(/^[\w-]{43}$/, 'fields.id')
    .meta({ examples: ['47DEQpj8HBSa-_TImW-5JCeuQeRkm5NMpJWZG3hSuFU'] }),
})

export const renamePasskey = call('PUT', '/accounts/second-factors/passkeys/:passkeyId', {
  summary: 'Rename a passkey',
  params: passkeyParams,
  body: z.object({ name: PasskeyName }),
  output: SecondFactors,
  problems: ['accounts.notFound'],
  may: signedIn,
})

export const removePasskey = call('DELETE', '/accounts/second-factors/passkeys/:passkeyId', {
  summary: 'Remove a passkey',
  params: passkeyParams,
  body: z.object(proof),
  output: Changed,
  problems: [...refusals, 'accounts.notFound', 'secondFactors.demanded'],
  may: signedIn,
  fresh: tenMinutesOrPassword('password'),
  secret: true,
})

export const renewRecoveryCodes = call('POST', '/accounts/second-factors/recovery-codes', {
  summary: 'Create new recovery codes; the old ones stop working',
  body: z.object(proof),
  output: Changed,
  problems: [...refusals, 'secondFactors.noneOn'],
  may: signedIn,
  secret: true,
  fresh: tenMinutesOrPassword('password'),
})
