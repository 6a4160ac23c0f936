import { z } from 'zod'
import { ActAnswer, actProblems, heldFields, targetFields, withOneTarget } from './applications/acts.ts'
import { missingApplication } from './applications/missing-application.ts'
import { call, largeBody } from './call.ts'
import { BankInfoStatus } from './fields/application-status.ts'
import { oneLine, paragraphs } from './fields/one-line.ts'
import { Iban, Id, Moment } from './fields/patterns.ts'
import { tenMinutes } from './fresh.ts'
import { candidate, open, write } from './may.ts'
import { applicationParams, candidateItemParams, formParams } from './params.ts'
import { BankAccountFlag } from './payments/payment-states.ts'

// Bank details: the organization asks, and the candidate gives an account. Both sides.

const Account = z
  .object({ masked: z.string().describe('Never the full number'), owner: z.string(), bankName: z.string().nullable() })
  .meta({ id: 'BankAccount' })

const BankInfo = z.object({
  id: Id,
  status: BankInfoStatus,
  note: z.string(),
  dueAt: Moment.nullable(),
  requestedAt: Moment,
  givenAt: Moment.nullable(),
  given: Account.nullable(),
})

export const readBankInfo = call('GET', '/candidates/:candidateId/applications/:id/bank-info', {
  summary: 'The bank account that the organization asked for and what was shared, with the one in the profile',
  params: candidateItemParams,
  whole: true,
  output: z.object({
    items: z.array(BankInfo),
    profile: Account.nullable(),
  }),
  problems: ['applications.notFound'],
  may: candidate,
})

export const giveBankInfo = call('PUT', '/candidates/:candidateId/applications/:id/bank-info/:bankInfoId', {
  summary: 'Share the bank account in the profile, or another one',
  params: z.object({ candidateId: Id, id: Id, bankInfoId: Id }),
  body: z.object({
    bank: z
      .object({ iban: Iban, owner: oneLine(150).min(2) })
      .optional()
      .describe('If left out, the one in the profile'),
    keep: z.boolean().default(false).describe('Also save it to the profile'),
  }),
  output: BankInfo,
  problems: ['applications.notFound', 'bankInfo.notFound', 'bankInfo.over', 'bankInfo.noneInProfile'],
  may: candidate,
  fresh: tenMinutes,
})

export const askingFields = { note: paragraphs(500).default(''), dueAt: Moment.nullable().default(null) }
export type AccountAsking = z.output<z.ZodObject<typeof askingFields>>

export const requestBankInfos = call('POST', '/companies/:companyId/forms/:formId/applications/bank-infos', {
  summary: 'Request bank details from participants with a published result, once while a request is open',
  params: formParams,
  body: withOneTarget(z.object({ ...targetFields, ...askingFields })).meta({
    examples: [{ applicationIds: ['0197f3a0-7c3e-7b2a-9d41-3f6f2f1f0a11'], note: 'İlk ödeme için' }],
  }),
  output: ActAnswer.extend(heldFields),
  problems: [...actProblems, 'bankInfo.dueInPast'],
  bytes: largeBody,
  may: write('Participants'),
})

const onOpenRequests = {
  params: formParams,
  body: withOneTarget(z.object(targetFields)).meta({
    examples: [{ applicationIds: ['0197f3a0-7c3e-7b2a-9d41-3f6f2f1f0a11'] }],
  }),
  output: ActAnswer,
  problems: actProblems,
  bytes: largeBody,
  may: write('Participants'),
}

export const cancelBankInfos = call(
  'POST',
  '/companies/:companyId/forms/:formId/applications/bank-infos/cancellations',
  { summary: 'Cancel unanswered requests for bank details', ...onOpenRequests },
)

export const remindOfBankInfos = call('POST', '/companies/:companyId/forms/:formId/applications/bank-infos/reminders', {
  summary: 'Remind participants who have not shared a bank account yet, each at most once a day',
  ...onOpenRequests,
})

const AskedAccount = z
  .object({
    id: Id,
    status: BankInfoStatus,
    note: z.string(),
    dueAt: Moment.nullable(),
    requestedAt: Moment,
    requestedBy: z.string(),
    remindedAt: Moment.nullable(),
    givenAt: Moment.nullable(),
    changedAt: Moment.nullable().describe('When it replaced an account shared earlier'),
    given: Account.nullable(),
    isPaidTo: z.boolean().describe('Payments go to the account shared last'),
    flags: z.array(BankAccountFlag).describe('Why it was flagged; payments wait until a member confirms it'),
    sharedWith: z
      .array(z.object({ formId: Id, applicationId: Id, participantId: Id, name: z.string() }))
      .describe('Other participants of the organization with the same number; the first ten'),
    confirmed: z.object({ by: z.string(), at: Moment }).nullable(),
    version: z.number().int(),
  })
  .meta({ id: 'AskedAccount' })

export const listBankInfos = call('GET', '/companies/:companyId/forms/:formId/applications/:appId/bank-infos', {
  summary: 'The bank accounts requested from a participant and shared by them, masked; newest first',
  params: applicationParams,
  whole: true,
  output: z.object({ items: z.array(AskedAccount), can: z.object({ change: z.boolean() }) }),
  problems: missingApplication,
  may: open('Participants'),
})

const bankInfoParams = applicationParams.extend({ bankInfoId: Id })

export const revealIban = call(
  'POST',
  '/companies/:companyId/forms/:formId/applications/:appId/bank-infos/:bankInfoId/iban',
  {
    summary: 'The full number of a bank account; the candidate sees each time it is viewed',
    params: bankInfoParams,
    output: z.object({ iban: z.string(), owner: z.string() }),
    problems: [...missingApplication, 'bankInfo.notFound'],
    may: write('Participants'),
    fresh: tenMinutes,
    secret: true,
  },
)

export const confirmBankInfo = call(
  'PUT',
  '/companies/:companyId/forms/:formId/applications/:appId/bank-infos/:bankInfoId/confirmation',
  {
    summary: 'Confirm a bank account that was flagged; payments to it no longer wait',
    params: bankInfoParams,
    body: z.object({
      version: z
        .number()
        .int()
        .min(1)
        .describe(
          'As it was read. If another account has been shared since, the call is refused with `bankInfo.changedSince`',
        ),
    }),
    output: AskedAccount,
    problems: [...missingApplication, 'bankInfo.notFound', 'bankInfo.changedSince'],
    may: write('Participants'),
  },
)
