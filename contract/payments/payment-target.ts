import { z } from 'zod'
import { dryRun } from '../fields/filtered-target.ts'
import { Id, Month } from '../fields/patterns.ts'
import { Amount } from '../forms/form-content.ts'

// Shared by every act on one or many payments: the target and the answer.

export const PaymentRefusal = z.enum([
  'notFound',
  'wrongStatus',
  'ownPlan',
  'held',
  'noBankAccount',
  'approvalNeeded',
  'unchanged',
])
export type PaymentRefusal = z.infer<typeof PaymentRefusal>

const most = 10_000

/** Listed payments, all of a run, or all open ones due in a month. */
export const paymentTargetFields = {
  paymentIds: z.array(Id).min(1).max(most).optional().describe('Either these, or those of a payment run or a month'),
  runId: Id.optional(),
  month: Month.optional().describe('All that are due in it and still planned or approved'),
  earlier: z.boolean().optional().describe('With `month`: also earlier ones'),
  ofFormId: Id.optional().describe('With `month`: those of one form'),
  expected: z
    .number()
    .int()
    .min(0)
    .optional()
    .describe(
      'With `runId` or `month`: how many matches the person saw. If the number differs, the call is refused with `acts.targetChanged`',
    ),
  dryRun,
}
export type PaymentTarget = z.output<z.ZodObject<typeof paymentTargetFields>>

/** Checks that a body selects payments in exactly one way. */
export const withOnePaymentTarget = <Body extends z.ZodObject>(body: Body): Body =>
  body.check(({ value, issues }) => {
    const { paymentIds, runId, month, earlier, ofFormId, expected } = value as PaymentTarget
    const refuse = (field: keyof PaymentTarget, message: string) =>
      issues.push({ code: 'custom', path: [field], message, input: value })
    if ([paymentIds, runId, month].filter((one) => one !== undefined).length !== 1)
      refuse('paymentIds', 'fields.paymentTarget')
    if ((expected === undefined) !== (paymentIds !== undefined)) refuse('expected', 'fields.expectedPayments')
    if (ofFormId !== undefined && month === undefined) refuse('ofFormId', 'fields.onlyWithMonth')
    if (earlier && month === undefined) refuse('earlier', 'fields.onlyWithMonth')
  })

const Sum = z.object({ currency: Amount.shape.currency, minor: z.number().int() })

/** With an approval: the sums that the approver saw, so that an amount changed meanwhile is not approved unseen. */
export const seenSums = z
  .array(Sum)
  .max(20)
  .optional()
  .describe('The totals the person saw. If they differ, the call is refused with `payments.sumsChanged`')

export const PaymentActAnswer = z
  .object({
    changed: z.number().int(),
    people: z.number().int().describe('How many participants the changed payments belong to'),
    months: z.object({ from: Month, to: Month }).nullable().describe('Of the changed payments: first and last'),
    sums: z.array(Sum).describe('Of the changed payments, in each currency'),
    refused: z.array(
      z.object({
        reason: PaymentRefusal,
        count: z.number().int(),
        sample: z.array(z.object({ id: Id, name: z.string() })).describe('The first of them, to recognise them by'),
      }),
    ),
  })
  .meta({ id: 'PaymentActAnswer' })
export type PaymentActAnswer = z.infer<typeof PaymentActAnswer>

export const paymentActProblems = ['permissions.missing', 'acts.targetChanged'] as const
