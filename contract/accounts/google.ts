import { z } from 'zod'
import { call } from '../call.ts'
import { CompanyName, Name, Surname } from '../fields/patterns.ts'
import { anyone } from '../may.ts'
import { AccountKind, Session } from './accounts.ts'

export const beginGoogle = call('GET', '/accounts/google', {
  summary: 'Start a sign-in with Google: where to send the person, and what to keep until they return',
  query: z.object({ kind: AccountKind.describe('Whose sign-in page it is') }),
  output: z.object({
    address: z.string(),
    attempt: z.string().describe('Encrypted and valid for ten minutes; only the client that has it can finish'),
  }),
  problems: ['google.off', 'google.unreachable'],
  may: anyone,
  timeout: 15_000,
})

/** The details and consents that a new person must give. */
const Newcomer = z.object({
  name: Name.optional(),
  surname: Surname.optional(),
  companyName: CompanyName.optional().describe('For an organization’s account, of which this becomes the first owner'),
  termsAccepted: z.literal(true, 'fields.accepted').optional(),
  noticeRead: z.literal(true, 'fields.accepted').optional(),
})

export const signInWithGoogle = call('POST', '/accounts/google', {
  summary: 'Finish a sign-in with Google; a new person sends the missing details with the proof from the problem',
  body: z
    .object({
      code: z.string().min(1).max(2000).optional().describe('From the address that Google sent the person back to'),
      state: z.string().max(500).optional(),
      iss: z.string().max(500).optional(),
      attempt: z.string().max(4000).optional().describe('From the response of the first call'),
      proof: z.string().max(4000).optional().describe('From accounts.signUpNeeded; replaces all of the above'),
      ...Newcomer.shape,
    })
    .check(({ value, issues }) => {
      const needed = value.proof === undefined ? (['code', 'state', 'attempt'] as const) : []
      for (const field of needed) {
        if (value[field] === undefined)
          issues.push({ code: 'custom', path: [field], message: 'fields.required', input: undefined })
      }
    })
    .meta({ examples: [{ code: '4/0Ab_5qll…', state: 'gk0j…', attempt: 'eyJhbGciOiJkaXIi…' }] }),
  output: Session,
  problems: [
    'google.off',
    'google.refused',
    'google.emailUnverified',
    'google.unreachable',
    'accounts.signUpNeeded',
    'accounts.otherKind',
    'accounts.secondFactorOn',
    'accounts.unlinked',
    'accounts.tooManyTries',
  ],
  may: anyone,
})
