import { z } from 'zod'
import { AccountKind } from '../accounts/accounts.ts'
import { call } from '../call.ts'
import { Day, Email, Id, Moment } from '../fields/patterns.ts'
import { Reason } from '../fields/reason.ts'
import { tenMinutes } from '../fresh.ts'
import { operator } from '../may.ts'

// Help for accounts that cannot sign in. Operators see how an account signs in, and nothing of its content.

const AccessOf = z
  .object({
    accountId: Id,
    kind: AccountKind,
    createdAt: Moment,
    verified: z.boolean().describe('Whether the e-mail address is verified'),
    hasPassword: z.boolean(),
    sessions: z.number().int().describe('Devices that are signed in'),
    secondFactors: z.object({ authenticator: z.boolean(), passkeys: z.number().int(), sms: z.boolean() }),
  })
  .meta({ id: 'AccessOfAccount' })

export const findAccess = call('POST', '/operations/people/search', {
  summary: 'How the account with an e-mail address signs in; null where there is none. Nothing of its content',
  body: z.object({ email: Email }).meta({ examples: [{ email: 'aday@kopru.test' }] }),
  output: z.object({ access: AccessOf.nullable() }),
  reads: true,
  may: operator,
})

const params = z.object({ accountId: Id })
const body = z.object({ reason: Reason }).meta({ examples: [{ reason: 'Telefonla istedi, adını doğruladık.' }] })

export const sendVerificationFor = call('POST', '/operations/people/:accountId/verification', {
  summary: 'Resend the verification e-mail of an address',
  params,
  body,
  output: AccessOf,
  problems: ['accounts.notFound', 'operations.alreadyVerified'],
  may: operator,
})

export const endSessionsFor = call('POST', '/operations/people/:accountId/sign-out', {
  summary: 'Sign a person out on every device; they are notified by e-mail',
  params,
  body,
  output: AccessOf,
  problems: ['accounts.notFound'],
  may: operator,
})

export const removeSecondFactorsFor = call('POST', '/operations/people/:accountId/second-factors/removal', {
  summary:
    'Remove all second factors of a person who asked for it in writing, and sign them out; they are told by e-mail. Not of operators',
  params,
  body: z
    .object({ reason: Reason, requestedOn: Day.describe('The day of the written request') })
    .meta({ examples: [{ reason: 'Telefonunu kaybetti; dilekçesi ve kimliği görüldü.', requestedOn: '2026-11-16' }] }),
  output: AccessOf,
  problems: ['accounts.notFound', 'secondFactors.noneOn'],
  may: operator,
  fresh: tenMinutes,
})
