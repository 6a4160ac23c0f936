import { z } from 'zod'
import { call } from '../call.ts'
import { anyone } from '../may.ts'
import { Session } from './accounts.ts'

/**
 * The parameters of the address that the municipal app opens. Kept exactly as signed: nothing is trimmed or lowercased
 * before the signature is checked. docs/operations.md tells the municipality how to make it.
 */
export const handoverFields = {
  subject: z.string().min(1).max(200).describe('The person’s permanent id in the municipal app'),
  name: z.string().max(200),
  surname: z.string().max(200),
  email: z.string().max(254),
  emailVerified: z.string().max(5).describe('true when the municipality has verified that the address is the person’s'),
  gsm: z.string().max(20).default('').describe('Verified by the municipality, or empty'),
  issuedAt: z.string().max(20).describe('Seconds since 1970'),
  nonce: z.string().max(128).describe('At least 16 characters that no other hand-over has'),
  signature: z.string().max(128).describe('HMAC-SHA256 in hex or base64url'),
}

const refusals = [
  'istanbulSenin.off',
  'istanbulSenin.refused',
  'istanbulSenin.emailUnverified',
  'accounts.otherKind',
  'accounts.secondFactorOn',
  'accounts.unlinked',
] as const

export const readHandover = call('GET', '/accounts/istanbulsenin', {
  summary: 'Check a hand-over from the municipal app without using it up, and say what is still needed',
  query: z.object(handoverFields),
  output: z.object({
    name: z.string(),
    isKnown: z.boolean(),
    needs: z.array(z.enum(['termsAccepted', 'noticeRead'])).describe('What a new person has to agree to'),
  }),
  problems: [...refusals],
  may: anyone,
})

export const signInWithHandover = call('POST', '/accounts/istanbulsenin', {
  summary: 'Sign in with a hand-over from the municipal app, valid once; a new person becomes a candidate',
  body: z.object({
    ...handoverFields,
    termsAccepted: z.literal(true, 'fields.accepted').optional(),
    noticeRead: z.literal(true, 'fields.accepted').optional(),
  }),
  output: Session,
  problems: [...refusals, 'accounts.signUpNeeded', 'accounts.tooManyTries'],
  may: anyone,
})
