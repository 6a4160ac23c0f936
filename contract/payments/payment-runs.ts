import { z } from 'zod'
import { call, largeBody } from '../call.ts'
import { dryRun } from '../fields/filtered-target.ts'
import { paragraphs } from '../fields/one-line.ts'
import { Day, Id, Moment, Month } from '../fields/patterns.ts'
import { Amount } from '../forms/form-content.ts'
import { tenMinutes } from '../fresh.ts'
import { read, readWrite, write } from '../may.ts'
import { pageOf, paging } from '../paging.ts'
import { companyParams } from '../params.ts'
import { SignedLink } from '../sent-file.ts'
import { TemplateId } from './bank-templates.ts'
import { HoldReason, PaymentStatus } from './payment-states.ts'

// Payment runs to the bank, and the bank's answers.

const { currency } = Amount.shape
const runParams = companyParams.extend({ runId: Id })

/** The most payments of one file. */
export const mostInRun = 20_000

const Sum = z.object({ count: z.number().int(), minor: z.number().int() })

const which = {
  month: Month.describe('Everything due by its last day and not sent yet'),
  currency: currency.default('TRY').describe('One file is in one currency'),
  ofFormId: Id.optional().describe('Of one form alone'),
}

export const readDuePayments = call('GET', '/companies/:companyId/payment-runs/due', {
  summary: 'What a payment run for a month would include, what it leaves out and why, by form',
  params: companyParams,
  query: z.object(which),
  output: z.object({
    due: Sum,
    earlier: Sum.describe('Of these, what was due before the month'),
    unapproved: Sum.describe('Waiting for a second approval'),
    held: z.array(Sum.extend({ reason: HoldReason })),
    forms: z.array(Sum.extend({ formId: Id, title: z.string(), held: z.number().int(), unapproved: z.number().int() })),
    currencies: z.array(Sum.extend({ currency })).describe('What is due in each currency'),
    lastTemplateId: TemplateId.nullable().describe('The template of the newest payment run, if it still exists'),
  }),
  may: read('Participants'),
})

const making = {
  ...which,
  templateId: TemplateId,
  payOn: Day.describe('When the bank is to pay'),
  except: z.array(Id).max(10_000).default([]).describe('Payments that are left for another time'),
}
const example = { month: '2026-11', templateId: 'excel', payOn: '2026-11-16' } as const

export const previewRun = call('POST', '/companies/:companyId/payment-runs/preview', {
  summary: 'How many payments a payment run would include, their total, and its first lines with masked accounts',
  params: companyParams,
  body: z.object(making).meta({ examples: [example] }),
  output: Sum.extend({
    fileName: z.string(),
    headings: z.array(z.string()),
    rows: z.array(z.array(z.string())),
  }),
  problems: ['bankTemplates.notFound'],
  reads: true,
  bytes: largeBody,
  may: read('Participants'),
})

const PaymentRun = z
  .object({
    id: Id,
    number: z.number().int(),
    month: Month,
    madeBy: z.string(),
    createdAt: Moment,
    template: z.string().describe('Its name; of a ready one its word'),
    count: z.number().int(),
    totals: z.array(z.object({ currency, minor: z.number().int() })),
    paid: z.number().int(),
    returned: z.number().int(),
    fileName: z.string(),
    downloads: z.number().int(),
    downloadedAt: Moment.nullable(),
    closedAt: Moment.nullable().describe('When all its payments were paid or returned'),
    withdrawn: z.object({ at: Moment, by: z.string() }).nullable(),
  })
  .meta({ id: 'PaymentRun' })
export type PaymentRun = z.infer<typeof PaymentRun>

export const makeRun = call('POST', '/companies/:companyId/payment-runs', {
  summary: 'Create a payment run with its bank file: what is due counts as sent from now on, each payment once',
  params: companyParams,
  body: z
    .object({
      ...making,
      expected: Sum.describe(
        'The count and total the person saw. If they differ, the call is refused with `payments.runChanged`',
      ),
    })
    .meta({ examples: [{ ...example, expected: { count: 2, minor: 400_000 } }] }),
  output: PaymentRun,
  status: 201,
  problems: ['bankTemplates.notFound', 'payments.runChanged', 'payments.nothingDue', 'payments.runTooLarge'],
  bytes: largeBody,
  may: readWrite('Participants'),
})

export const listRuns = call('GET', '/companies/:companyId/payment-runs', {
  summary: 'Payment runs, newest first',
  params: companyParams,
  query: z.object(paging),
  output: pageOf(PaymentRun),
  may: read('Participants'),
})

export const readRun = call('GET', '/companies/:companyId/payment-runs/:runId', {
  summary: 'One payment run',
  params: runParams,
  output: PaymentRun.extend({ can: z.object({ settle: z.boolean(), withdraw: z.boolean() }) }),
  problems: ['payments.runNotFound'],
  may: read('Participants'),
})

export const listRunLines = call('GET', '/companies/:companyId/payment-runs/:runId/lines', {
  summary: 'The payments of a payment run, in the order of its file',
  params: runParams,
  query: z.object({ outcome: z.enum(['open', 'Paid', 'Returned']).optional(), ...paging }),
  output: pageOf(
    z.object({
      paymentId: Id,
      applicationId: Id,
      formId: Id,
      participantId: Id,
      name: z.string(),
      reference: z.string(),
      amountMinor: z.number().int(),
      currency,
      account: z.string().describe('Masked'),
      status: PaymentStatus,
      takenOut: z.boolean().describe('Removed from the payment run before its file was downloaded; `note` says why'),
      paidOn: Day.nullable(),
      note: z.string().describe('What the bank or a member said'),
    }),
  ),
  problems: ['payments.runNotFound'],
  may: read('Participants'),
})

export const takeRunFile = call('POST', '/companies/:companyId/payment-runs/:runId/file', {
  summary: 'A link to the bank file; each person whose account is in it sees that it was downloaded',
  params: runParams,
  body: z.object({
    again: z
      .boolean()
      .default(false)
      .describe('Confirms downloading it again; otherwise a repeated download is refused'),
  }),
  output: SignedLink,
  problems: ['payments.runNotFound', 'payments.takenBefore', 'payments.runWithdrawn'],
  may: readWrite('Participants'),
  fresh: tenMinutes,
  secret: true,
})

export const withdrawRun = call('POST', '/companies/:companyId/payment-runs/:runId/withdrawal', {
  summary: 'Withdraw a payment run whose file has not been downloaded: its payments return to their previous status',
  params: runParams,
  output: PaymentRun,
  problems: ['payments.runNotFound', 'payments.runUnderWay'],
  may: readWrite('Participants'),
})

export const takeOutLines = call('POST', '/companies/:companyId/payment-runs/:runId/lines/removals', {
  summary:
    'Remove payments from a payment run whose file has not been downloaded; they are put on hold with the reason',
  params: runParams,
  body: z.object({ paymentIds: z.array(Id).min(1).max(1000), reason: paragraphs(500).min(1, 'fields.required') }).meta({
    examples: [{ paymentIds: ['0197f3a0-7c3e-7b2a-9d41-3f6f2f1f0a11'], reason: 'Kaydını dondurdu.' }],
  }),
  output: PaymentRun,
  problems: [
    'payments.runNotFound',
    'payments.runWithdrawn',
    'payments.runUnderWay',
    'payments.accountsChanged',
    'bankTemplates.notFound',
  ],
  may: readWrite('Participants'),
})

/** The largest answer file of a bank in bytes, and the longest body that contains one in base64. */
export const answerFileBytes = 5_000_000
const answerFileBody = 6_800_000

const AnswerLine = z.object({ line: z.number().int().describe('Of the file'), text: z.string() })

export const readBankAnswer = call('POST', '/companies/:companyId/payment-runs/:runId/answer', {
  summary: 'Read the bank’s response to a payment run, Excel or CSV, and mark payments as paid or returned',
  params: runParams,
  body: z
    .object({
      file: z.base64().max(answerFileBody).describe('The file’s content in base64'),
      fileName: z.string().trim().min(1).max(255),
      listed: z
        .enum(['byWord', 'Paid', 'Returned'])
        .default('byWord')
        .describe('What being listed means, if the file does not say'),
      on: Day.optional().describe('When it was paid; today unless said otherwise'),
      dryRun,
    })
    .meta({
      examples: [{ file: 'UmVmZXJhbnM7RHVydW0K', fileName: 'sonuc.csv', dryRun: true }],
    }),
  output: z.object({
    paid: z.number().int(),
    returned: z.number().int(),
    already: z.number().int().describe('Already marked'),
    notMentioned: z.number().int().describe('Payments of the payment run that the file does not mention'),
    unmatched: z.array(AnswerLine).describe('Lines without a reference of this payment run; the first hundred'),
    unclear: z.array(AnswerLine).describe('Lines whose outcome the file does not say'),
    wrongAmount: z.array(AnswerLine.extend({ expectedMinor: z.number().int(), foundMinor: z.number().int() })),
  }),
  problems: [
    'payments.runNotFound',
    'payments.paidInFuture',
    ...(
      ['wrongType', 'oldExcel', 'protected', 'damaged', 'tooLarge', 'tooManyRows', 'tooManyColumns', 'empty'] as const
    ).map((flaw) => `sheets.${flaw}` as const),
    'server.busy',
  ],
  bytes: answerFileBody + 1000,
  may: write('Participants'),
})
