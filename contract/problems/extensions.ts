import { z } from 'zod'
import { ApplicationAction, ApplicationStatus } from '../fields/application-status.ts'
import { PasskeyRequest } from '../fields/passkeys.ts'
import { Permissions, UserType } from '../permissions.ts'

// Additional fields of some problems, for programs.

/** The ways to take the second step of signing in, the best first. */
export const SecondFactorChallenge = z.object({
  methods: z.array(z.enum(['passkey', 'authenticator', 'sms', 'recovery'])),
  to: z.string().nullable().describe('The masked number that codes go to by SMS'),
  passkey: PasskeyRequest.nullable().describe('What the browser needs to ask for a passkey'),
  continuation: z.string().describe('Continues without e-mail and password, once and within ten minutes'),
})
export type SecondFactorChallenge = z.infer<typeof SecondFactorChallenge>

/** The ways to confirm the owner of a session, the best first. */
export const ConfirmationNeeded = z.object({
  minutes: z.number().int().describe('How long ago the last sign-in or confirmation may be'),
  ways: z.array(z.enum(['passkey', 'password', 'authenticator', 'sms', 'email'])),
  email: z.string().nullable().describe('Masked; where codes go by e-mail'),
  gsm: z.string().nullable().describe('Masked; where codes go by SMS'),
})
export type ConfirmationNeeded = z.infer<typeof ConfirmationNeeded>

/**
 * The known data of a new person, and an encrypted proof of it: the sign-up continues with the proof and the consents.
 */
const SignUpNeeded = z.object({ proof: z.string(), email: z.string(), name: z.string(), surname: z.string() })

/** The newer save: its author and its version, and enough to read it. */
const NewerForm = z.object({
  version: z.number().int(),
  updatedAt: z.iso.datetime(),
  updatedBy: z.string().nullable(),
  parts: z.array(z.string()).describe('Which parts were changed'),
})

/** The newer state of an account, by another Root. */
const NewerAccount = z.object({
  version: z.number().int(),
  userType: UserType,
  permissions: Permissions,
  changedBy: z.string().nullable(),
  changedByMe: z.boolean(),
  changedAt: z.iso.datetime().nullable(),
})

/** The newer state of an application. */
const NewerApplication = z.object({
  version: z.number().int(),
  status: ApplicationStatus,
  stepId: z.string().nullable(),
  action: ApplicationAction,
  changedBy: z.string().nullable().describe('Null: the candidate, or the system'),
  changedByMe: z.boolean(),
  changedAt: z.iso.datetime().nullable(),
})

/** The newer state of a participant. */
const NewerParticipant = z.object({
  version: z.number().int(),
  status: z.string(),
  since: z.string(),
  reason: z.string(),
})

/** The present text of a note. */
const NewerNote = z.object({
  version: z.number().int(),
  text: z.string(),
  changedBy: z.string(),
  changedByMe: z.boolean(),
  changedAt: z.iso.datetime(),
})

export const ProblemExtensions = z.object({
  errorCount: z.number().int().optional().describe('With errors: the total number of errors'),
  secondFactor: SecondFactorChallenge.optional().describe('With pR8Lrb'),
  signUp: SignUpNeeded.optional().describe('With accounts.signUpNeeded'),
  newer: NewerForm.optional().describe('With forms.changedMeanwhile'),
  newerAccount: NewerAccount.optional().describe('With companyAccounts.changedMeanwhile'),
  newerApplication: NewerApplication.optional().describe('With applications.changedSince'),
  newerParticipant: NewerParticipant.optional().describe('With participants.changedSince'),
  newerNote: NewerNote.optional().describe('With notes.changedSince'),
  confirmation: ConfirmationNeeded.optional().describe('With accounts.confirmationNeeded'),
  applicationId: z.string().optional().describe('With applications.duplicate'),
  count: z.number().int().optional().describe('With acts.targetChanged: how many match now'),
  seconds: z.number().int().optional().describe('With accounts.tooManyTries: how long to wait'),
})
export type ProblemExtensions = z.infer<typeof ProblemExtensions>
