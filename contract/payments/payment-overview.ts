import { z } from 'zod'
import { call } from '../call.ts'
import { Id, Month } from '../fields/patterns.ts'
import { Amount } from '../forms/form-content.ts'
import { read, root } from '../may.ts'
import { companyParams } from '../params.ts'

const Sum = z.object({ count: z.number().int(), minor: z.number().int() })
const sums = {
  planned: Sum.describe('Planned or approved, and not on hold'),
  held: Sum,
  sent: Sum.describe('At the bank'),
  paid: Sum,
  returned: Sum,
}
const { currency } = Amount.shape

export const readPaymentOverview = call('GET', '/companies/:companyId/payments/overview', {
  summary: 'What is planned, held and paid, by month and by form, in each currency',
  params: companyParams,
  query: z.object({ from: Month, to: Month, ofFormId: Id.optional() }),
  output: z.object({
    months: z.array(z.object({ month: Month, currency, ...sums })),
    forms: z.array(z.object({ formId: Id, title: z.string(), currency, ...sums })),
    unapproved: z.number().int().describe('Payments waiting for a second approval, where required'),
    approves: z.boolean().describe('A payment goes to the bank only after a second member has approved it'),
    hasSecondMember: z.boolean().describe('At least two members may edit participants, so that one can approve'),
    can: z.object({ change: z.boolean(), setApproval: z.boolean() }),
  }),
  may: read('Participants'),
})

export const changePaymentSettings = call('PUT', '/companies/:companyId/payments/settings', {
  summary: 'Whether a second member has to approve payments before they go to the bank',
  params: companyParams,
  body: z.object({ approves: z.boolean() }),
  output: z.object({ approves: z.boolean() }),
  problems: ['payments.noSecondMember'],
  may: root,
})
