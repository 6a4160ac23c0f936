import { z } from 'zod'
import { call } from '../call.ts'
import { PasskeyProof, PasskeyRequest } from '../fields/passkeys.ts'
import {
  CompanyName,
  Email,
  Gsm,
  Id,
  Moment,
  Name,
  OldPassword,
  Password,
  PathHere,
  Surname,
} from '../fields/patterns.ts'
import { tenMinutes } from '../fresh.ts'
import { anyone, signedIn } from '../may.ts'
import { CompanyRoleAccesses, Permissions, UserType } from '../permissions.ts'

export const AccountKind = z.enum(['Candidate', 'Company'])
export type AccountKind = z.infer<typeof AccountKind>

export const Provider = z.enum(['Kopru', 'Google', 'IstanbulSenin'])
export type Provider = z.infer<typeof Provider>

/** A code: six digits, valid for ten minutes and five tries. */
export const Code = z
  .string()
  .regex(/^\d{6}$/, 'fields.code')
  .meta({ examples: ['123456'] })

/** A recovery code: without letters and digits that look alike; case, spaces and dashes do not matter. */
export const RecoveryCode = z
  .string()
  .max(40)
  .toLowerCase()
  .regex(/^\s*(?:[a-hjkmnp-z2-9][\s-]*){12}$/, 'fields.recoveryCode')
  .overwrite((text) => text.replace(/[\s-]/g, ''))
  .meta({ examples: ['abcd-efgh-jk23'] })

export const Session = z
  .object({
    accessToken: z.string().describe('Bearer token of 15 minutes'),
    refreshToken: z.string().nullable().describe('Null for the web client, which keeps its own in an encrypted cookie'),
    myId: Id.describe('The candidate’s id, or the company’s'),
    isCompany: z.boolean(),
    email: z.string(),
    fullname: z.string(),
    photo: z.string().nullable(),
    gsmVerified: z.boolean(),
    twoFactorGsm: z.boolean(),
    isIstanbulMiniApp: z.boolean(),
    provider: Provider,
    pwdVersion: z.enum(['v1', 'v2']),
    permissions: Permissions,
    role: z.object({ email: z.string(), accountId: Id, userType: z.object({ id: z.number().int(), name: UserType }) }),
    isAccountActivated: z.boolean().describe('A candidate with at least one education'),
    ...CompanyRoleAccesses.shape,
    operator: z
      .enum(['ready', 'unprotected'])
      .optional()
      .describe('For operators only: whether a second factor protects the account, as required'),
    protectBy: Moment.optional().describe(
      'For members without the second factor their organization requires: when they lose access',
    ),
    isSuspended: z
      .literal(true)
      .optional()
      .describe('For members only: their organization is suspended, so they can only read'),
    agreementNeeded: z
      .literal(true)
      .optional()
      .describe(
        'The terms have changed since the person agreed to them; our pages ask them to agree again, but no call is refused',
      ),
    isError: z.boolean().describe('Always false: errors are returned as problems with their status'),
    error: z.string().nullable().describe('Always null, for the same reason'),
  })
  .meta({ id: 'Session' })
export type Session = z.infer<typeof Session>

/** Where a code or a link was sent, masked so that only its owner recognises it. */
export const Sent = z.object({
  to: z.string().describe('Masked, such as a***@kopru.test'),
  resendAfterSeconds: z.number().int(),
})

/** The answer to a sign-up, with a token for correcting the address. */
const SignedUp = Sent.extend({
  correction: z.string().describe('For `correctAddress`, until the address is verified, within an hour'),
})

/** Reports fields that another field's value makes necessary. */
const missing = <T extends object>(value: T, fields: readonly (keyof T & string)[]) =>
  fields
    .filter((field) => value[field] === undefined)
    .map((field) => ({ code: 'custom' as const, path: [field], message: 'fields.required', input: undefined }))

export const issueToken = call('POST', '/accounts/token', {
  summary: 'Sign in with a password or a passkey, or renew a session',
  body: z
    .object({
      grantType: z.enum(['password', 'passkey', 'refresh_token']),
      kind: AccountKind.optional().describe('The sign-in page used; accounts of the other kind are not found there'),
      email: Email.optional(),
      password: OldPassword.optional(),
      continuation: z
        .string()
        .max(200)
        .optional()
        .describe('From the problem pR8Lrb; for ten minutes it replaces e-mail and password'),
      code: Code.optional().describe(
        'The second factor, after the problem pR8Lrb: from the SMS or the authenticator app',
      ),
      passkey: PasskeyProof.optional().describe(
        'Another second factor; or both factors, with the grant type of that name',
      ),
      recoveryCode: RecoveryCode.optional().describe('Another second factor, valid once'),
      sendSms: z.boolean().default(false).describe('Send a code by SMS although there are other ways'),
      refreshToken: z
        .string()
        .max(500)
        .optional()
        .describe('The web client leaves this out: it keeps its own in a cookie'),
    })
    .check(({ value, issues }) => {
      if (value.grantType === 'password' && value.continuation === undefined)
        issues.push(...missing(value, ['email', 'password']))
      if (value.grantType === 'passkey') issues.push(...missing(value, ['passkey']))
    })
    .meta({ examples: [{ grantType: 'password', email: 'aday@kopru.test', password: 'Kopru2026' }] }),
  output: Session,
  problems: [
    'accounts.wrongCredentials',
    'accounts.tooManyTries',
    'accounts.sessionEnded',
    'accounts.signInExpired',
    'accounts.wrongCode',
    'secondFactors.wrongPasskey',
    'secondFactors.wrongAppCode',
    'secondFactors.wrongRecoveryCode',
    'pR8Lrb',
    'accounts.smsOff',
    'Ee81rb',
  ],
  may: anyone,
})

export const beginPasskeyEntry = call('POST', '/accounts/passkey', {
  summary: 'Get what a browser needs to offer our passkeys; the same for everyone',
  body: z.object({}),
  output: PasskeyRequest,
  may: anyone,
})

const to = PathHere.optional().describe('Where the link in the e-mail leads, on whatever device it is opened')

const SignUp = z.object({
  name: Name,
  surname: Surname,
  email: Email,
  password: Password,
  termsAccepted: z.literal(true, 'fields.accepted'),
  noticeRead: z.literal(true, 'fields.accepted'),
  to,
})

export const signUpCandidate = call('POST', '/accounts/candidate', {
  summary: 'Sign up as a candidate',
  body: SignUp,
  output: SignedUp,
  status: 201,
  problems: ['fC3LnL', 'accounts.tooManyTries'],
  may: anyone,
})

export const signUpCompany = call('POST', '/accounts/company', {
  summary: 'Sign up as an organization; the account becomes its first owner',
  body: z.object({ companyName: CompanyName, ...SignUp.shape }),
  output: SignedUp,
  status: 201,
  problems: ['fC3LnL', 'accounts.tooManyTries'],
  may: anyone,
})

export const verifyAccount = call('POST', '/accounts/verification', {
  summary: 'Verify an e-mail address with its code or link, and sign in',
  body: z
    .object({
      email: Email.optional(),
      code: Code.optional(),
      token: z.string().max(200).optional().describe('From the link'),
    })
    .check(({ value, issues }) => {
      if (!value.token) issues.push(...missing(value, ['email', 'code']))
    })
    .meta({ examples: [{ email: 'aday@kopru.test', code: '123456' }] }),
  output: Session,
  problems: ['accounts.wrongCode', 'accounts.tooManyTries'],
  may: anyone,
})

export const sendVerification = call('POST', '/accounts/verification/send', {
  summary: 'Send the verification e-mail again',
  body: z.object({ email: Email, to }),
  output: Sent,
  status: 202,
  problems: ['accounts.tooManyTries'],
  may: anyone,
})

export const correctAddress = call('POST', '/accounts/verification/address', {
  summary: 'Correct a mistyped address before it is verified; a new code goes to the right one',
  body: z
    .object({
      correction: z.string().max(1000).describe('From the answer to the sign-up, or to the last correction'),
      email: Email,
      to,
    })
    .meta({ examples: [{ correction: 'eyJhbGciOiJkaXIifQ', email: 'aday@kopru.test' }] }),
  output: SignedUp,
  status: 202,
  problems: ['accounts.correctionOver', 'accounts.tooManyTries'],
  may: anyone,
})

export const verifyGsm = call('POST', '/accounts/verification/gsm', {
  summary:
    'Send a code to a mobile number, or verify the number with it. Without a session: resend or check the code that a session requested; no one is signed in, and the response does not reveal whether there is one',
  body: z.object({ gsm: Gsm, code: Code.optional() }),
  output: z.object({ verified: z.boolean(), sent: Sent.nullable() }),
  problems: [
    'accounts.wrongCode',
    'accounts.tooManyTries',
    'accounts.twoFactorOn',
    'accounts.smsUnreachable',
    'accounts.smsOff',
    'accounts.sessionEnded',
  ],
  may: anyone,
  fresh: tenMinutes,
})

export const forgotPassword = call('POST', '/accounts/password/forgot', {
  summary: 'Request a password reset link; the response is the same whether or not the account exists',
  body: z.object({ email: Email, kind: AccountKind, to }),
  output: Sent,
  status: 202,
  problems: ['accounts.tooManyTries'],
  may: anyone,
})

export const changePassword = call('POST', '/accounts/password/change', {
  summary: 'Set a new password with the token from the e-mail; every session of the account ends',
  body: z.object({ token: z.string().min(1).max(200), newPassword: Password }),
  output: z.object({ kind: AccountKind }),
  problems: ['accounts.wrongLink', 'accounts.tooManyTries'],
  may: anyone,
})

export const readPasswordLink = call('POST', '/accounts/password/link', {
  summary: 'Whether the token from the e-mail can still set a new password',
  reads: true,
  body: z.object({ token: z.string().min(1).max(200) }),
  output: z.object({
    isOpen: z.boolean(),
    kind: AccountKind.nullable().describe('Whose link it is, while it is valid'),
  }),
  may: anyone,
})

export const signOut = call('POST', '/accounts/sign-out', {
  summary: 'End this session, or every session of the account',
  body: z.object({ everywhere: z.boolean().default(false) }),
  output: z.null(),
  status: 204,
  may: signedIn,
})

const OpenSession = z.object({
  id: Id,
  isThis: z.boolean(),
  device: z.string(),
  address: z.string(),
  createdAt: Moment,
  lastUsedAt: Moment,
})

export const listSessions = call('GET', '/accounts/sessions', {
  summary: 'List the open sessions of the account',
  whole: true,
  output: z.object({ items: z.array(OpenSession) }),
  may: signedIn,
})

export const endSession = call('DELETE', '/accounts/sessions/:sessionId', {
  summary: 'End one session of the account',
  params: z.object({ sessionId: Id }),
  output: z.null(),
  status: 204,
  problems: ['accounts.notFound'],
  may: signedIn,
})

export const readUnsavedKey = call('GET', '/accounts/unsaved-key', {
  summary: 'The account’s own key; its browsers encrypt unsaved input with it when a session ends',
  output: z.object({ key: z.string().describe('32 bytes in base64, the same in every session of the account') }),
  may: signedIn,
})

export const readSession = call('GET', '/accounts/session', {
  summary: 'Who is signed in, without new tokens',
  output: Session.omit({ accessToken: true, refreshToken: true }),
  may: signedIn,
})
