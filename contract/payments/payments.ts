import { z } from 'zod'
import { ActAnswer, actProblems, targetFields, withOneTarget } from '../applications/acts.ts'
import { missingApplication } from '../applications/missing-application.ts'
import { call, largeBody, many, wholeNumber } from '../call.ts'
import { oneLine, paragraphs } from '../fields/one-line.ts'
import { Day, Id, Moment, Month } from '../fields/patterns.ts'
import { Amount } from '../forms/form-content.ts'
import { candidate, open, read, write } from '../may.ts'
import { pageOf, paging, searched } from '../paging.ts'
import { applicationParams, candidateItemParams, companyParams, formParams } from '../params.ts'
import { SignedLink } from '../sent-file.ts'
import { OwnPayment } from './own-payment.ts'
import { CancelCause, HoldReason, PaymentStatus } from './payment-states.ts'
import {
  PaymentActAnswer,
  paymentActProblems,
  paymentTargetFields,
  seenSums,
  withOnePaymentTarget,
} from './payment-target.ts'

// Planned and made payments to participants. Payments, terms and bank accounts belong to the module Participants.

const { minor, currency } = Amount.shape
const Label = oneLine(100)
  .min(1, 'fields.required')
  .meta({ examples: ['Aylık burs'] })
const Reason = paragraphs(500)
  .min(1, 'fields.required')
  .meta({ examples: ['Öğrenci belgesini bekliyoruz.'] })

export const Rhythm = z.enum(['Once', 'Monthly', 'Quarterly'])
export type Rhythm = z.infer<typeof Rhythm>

/** The most payments of one plan. */
export const mostPlanned = 100_000

/** The fields of a plan, apart from its recipients. */
export const planFields = {
  amountMinor: minor,
  currency,
  rhythm: Rhythm,
  times: z.number().int().min(1).max(60).default(1).describe('How many; one for a one-off payment'),
  from: Day.describe('When the first is due; the others follow on the same day of their months'),
  label: Label.describe('What it is for; the candidate reads it'),
  note: paragraphs(500).default('').describe('Only for members'),
  besides: z
    .boolean()
    .default(false)
    .describe('In addition to payments already planned for the same months, such as rent support'),
}
export type PaymentPlan = z.output<z.ZodObject<typeof planFields>>

/** Checks that a one-time payment is planned once. */
export const withOncePaid = <Body extends z.ZodObject>(body: Body): Body =>
  body.check(({ value, issues }) => {
    const { rhythm, times } = value as PaymentPlan
    if (rhythm === 'Once' && times !== 1)
      issues.push({ code: 'custom', path: ['times'], message: 'fields.onceIsOne', input: value })
  })

export const examplePlan = {
  amountMinor: 200_000,
  currency: 'TRY',
  rhythm: 'Monthly',
  times: 9,
  from: '2026-10-15',
  label: 'Aylık burs',
}

export const PlannedAnswer = ActAnswer.extend({
  payments: z.number().int().describe('How many payments are planned, or would be'),
  totalMinor: z.number().int(),
  dueOn: z.array(Day).describe('The days on which each participant is paid'),
  alsoPaid: z.number().int().describe('Of the participants affected: those with another payment in the same months'),
})

export const planPayments = call('POST', '/companies/:companyId/forms/:formId/applications/payments', {
  summary: 'Plan payments for participants: how much, how many times, from when; each period only once',
  params: formParams,
  body: withOncePaid(withOneTarget(z.object({ ...targetFields, ...planFields }))).meta({
    examples: [{ applicationIds: ['0197f3a0-7c3e-7b2a-9d41-3f6f2f1f0a11'], ...examplePlan }],
  }),
  output: PlannedAnswer,
  problems: [...actProblems, 'payments.tooMany'],
  bytes: largeBody,
  may: write('Participants'),
})

export const cancelPlanned = call('POST', '/companies/:companyId/forms/:formId/applications/payments/cancellations', {
  summary: 'Cancel participants’ payments that have not gone to the bank, of one plan or of all',
  params: formParams,
  body: withOneTarget(
    z.object({
      ...targetFields,
      ofActId: Id.optional().describe('Only what this plan made'),
      reason: paragraphs(500).default(''),
    }),
  ).meta({ examples: [{ applicationIds: ['0197f3a0-7c3e-7b2a-9d41-3f6f2f1f0a11'] }] }),
  output: ActAnswer,
  problems: actProblems,
  bytes: largeBody,
  may: write('Participants'),
})

export const Payment = z
  .object({
    id: Id,
    applicationId: Id,
    formId: Id,
    participantId: Id,
    amountMinor: z.number().int(),
    currency,
    dueOn: Day,
    label: z.string(),
    note: z.string(),
    status: PaymentStatus,
    heldBecause: HoldReason.nullable().describe('Why it waits; nothing goes to the bank meanwhile'),
    holdNote: z.string(),
    plannedBy: z.string(),
    approvedBy: z.string().nullable(),
    run: z.object({ id: Id, number: z.number().int() }).nullable().describe('The payment run it went to the bank with'),
    sentAt: Moment.nullable(),
    paidOn: Day.nullable(),
    cancelCause: CancelCause.nullable(),
    endedBecause: z.string().nullable().describe('Why the bank returned it or a member cancelled it'),
    version: z.number().int(),
    can: z.object({ change: z.boolean(), approve: z.boolean(), settle: z.boolean(), planAgain: z.boolean() }),
  })
  .meta({ id: 'Payment' })
export type Payment = z.infer<typeof Payment>

export const listPayments = call('GET', '/companies/:companyId/forms/:formId/applications/:appId/payments', {
  summary: 'A participant’s planned and completed payments, by due date',
  params: applicationParams,
  whole: true,
  output: z.object({
    items: z.array(Payment),
    can: z.object({ plan: z.boolean().describe('A participant who can be paid') }),
  }),
  problems: missingApplication,
  may: open('Participants'),
})

const paymentParams = applicationParams.extend({ paymentId: Id })
const version = z
  .number()
  .int()
  .min(1)
  .optional()
  .describe('As it was read. If it has changed since, the call is refused with `payments.changedSince`')

export const changePayment = call(
  'PUT',
  '/companies/:companyId/forms/:formId/applications/:appId/payments/:paymentId',
  {
    summary: 'Change a payment that has not gone to the bank; one that was approved has to be approved again',
    params: paymentParams,
    body: z
      .object({ amountMinor: minor, currency, dueOn: Day, label: Label, note: paragraphs(500).default(''), version })
      .meta({ examples: [{ amountMinor: 250_000, currency: 'TRY', dueOn: '2026-11-15', label: 'Aylık burs' }] }),
    versioned: true,
    output: Payment,
    problems: [...missingApplication, 'applications.partNotFound', 'payments.changedSince', 'payments.over'],
    may: write('Participants'),
  },
)

export const cancelPayment = call(
  'DELETE',
  '/companies/:companyId/forms/:formId/applications/:appId/payments/:paymentId',
  {
    summary: 'Cancel a payment that has not gone to the bank; it stays in the list as cancelled',
    params: paymentParams,
    query: z.object({ version: wholeNumber(1, 2_147_483_647).optional().describe('As it was read') }),
    output: z.null(),
    status: 204,
    problems: [...missingApplication, 'applications.partNotFound', 'payments.changedSince', 'payments.over'],
    may: write('Participants'),
  },
)

export const planAgain = call(
  'POST',
  '/companies/:companyId/forms/:formId/applications/:appId/payments/:paymentId/again',
  {
    summary: 'Plan a returned or cancelled payment again, for the same period',
    params: paymentParams,
    body: z.object({ dueOn: Day }),
    output: Payment,
    status: 201,
    problems: [...missingApplication, 'applications.partNotFound', 'payments.over', 'payments.periodPlanned'],
    may: write('Participants'),
  },
)

const ListedPayment = Payment.extend({ name: z.string(), formTitle: z.string() }).meta({ id: 'ListedPayment' })

export const listCompanyPayments = call('GET', '/companies/:companyId/payments', {
  summary: 'Payments of all forms, by due date',
  params: companyParams,
  query: z.object({
    month: Month.optional().describe('Due in it'),
    until: Month.optional().describe('Due in it or earlier'),
    ofFormId: Id.optional(),
    status: many(PaymentStatus).optional(),
    held: z.enum(['yes', 'no']).optional(),
    search: searched,
    ...paging,
  }),
  output: pageOf(ListedPayment).extend({
    sums: z.array(z.object({ currency, minor: z.number().int() })).describe('Of all pages, in each currency'),
    approves: z.boolean().describe('Payments wait for the approval of a second member'),
    approvable: z
      .number()
      .int()
      .describe('Of the month or up to it, whatever their status and hold: those the caller may approve'),
  }),
  may: read('Participants'),
})

const onPayments = {
  params: companyParams,
  output: PaymentActAnswer,
  problems: paymentActProblems,
  bytes: largeBody,
  may: write('Participants'),
} as const

const example = { paymentIds: ['0197f3a0-7c3e-7b2a-9d41-3f6f2f1f0a11'] }

export const approvePayments = call('POST', '/companies/:companyId/payments/approvals', {
  summary: 'Approve payments that another member has planned',
  ...onPayments,
  problems: [...paymentActProblems, 'payments.sumsChanged'],
  body: withOnePaymentTarget(z.object({ ...paymentTargetFields, seenSums })).meta({ examples: [example] }),
})

export const holdPayments = call('POST', '/companies/:companyId/payments/holds', {
  summary: 'Put payments that have not gone to the bank on hold, with a reason, or release them',
  ...onPayments,
  body: withOnePaymentTarget(z.object({ ...paymentTargetFields, held: z.boolean(), note: paragraphs(500).default('') }))
    .check(({ value, issues }) => {
      if (value.held && value.note === '')
        issues.push({ code: 'custom', path: ['note'], message: 'fields.required', input: value })
    })
    .meta({ examples: [{ ...example, held: true, note: 'Öğrenci belgesini bekliyoruz.' }] }),
})

export const settlePayments = call('POST', '/companies/:companyId/payments/outcomes', {
  summary: 'Mark payments as paid, or as returned by the bank',
  ...onPayments,
  problems: [...paymentActProblems, 'payments.paidInFuture'],
  body: withOnePaymentTarget(
    z.object({
      ...paymentTargetFields,
      outcome: z.enum(['Paid', 'Returned']),
      on: Day.optional().describe('When it was paid; today unless said otherwise'),
      reason: Reason.optional().describe('Why it was returned'),
    }),
  )
    .check(({ value, issues }) => {
      if (value.outcome === 'Returned' && value.reason === undefined)
        issues.push({ code: 'custom', path: ['reason'], message: 'fields.required', input: value })
    })
    .meta({ examples: [{ ...example, outcome: 'Paid', on: '2026-11-16' }] }),
})

export const listOwnPayments = call('GET', '/candidates/:candidateId/applications/:id/payments', {
  summary: 'The organization’s planned and completed payments to the candidate, by due date',
  params: candidateItemParams,
  whole: true,
  output: z.object({ items: z.array(OwnPayment) }),
  problems: ['applications.notFound'],
  may: candidate,
})

export const linkPaymentReceipt = call('GET', '/candidates/:candidateId/applications/:id/payments/:paymentId/receipt', {
  summary: 'A link to the receipt of a payment that was made, as PDF',
  params: candidateItemParams.extend({ paymentId: Id }),
  output: SignedLink,
  problems: ['applications.notFound', 'applications.partNotFound'],
  may: candidate,
})
