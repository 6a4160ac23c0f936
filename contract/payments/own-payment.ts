import { z } from 'zod'
import { Day, Id } from '../fields/patterns.ts'
import { Amount } from '../forms/form-content.ts'

/** A payment as the candidate sees it. */
export const OwnPayment = z
  .object({
    id: Id,
    amountMinor: z.number().int(),
    currency: Amount.shape.currency,
    dueOn: Day,
    label: z.string(),
    status: z.enum(['Planned', 'Sent', 'Paid', 'Returned', 'Cancelled']),
    waitsFor: z
      .enum(['bankAccount', 'documents', 'participation', 'organization'])
      .nullable()
      .describe('What has to happen before it is paid'),
    waitsBecause: z
      .enum([
        ...['accountAsked', 'accountNotAsked', 'accountOtherOwner', 'accountChanged', 'accountChecked'],
        ...['documentsMissing', 'documentsUploaded', 'suspended', 'organization'],
      ] as const)
      .nullable()
      .describe('Why it waits, and so who has to do what'),
    overdue: z.boolean().describe('Its day has passed, and it has not gone to the bank'),
    paidOn: Day.nullable(),
  })
  .meta({ id: 'OwnPayment' })
export type OwnPayment = z.infer<typeof OwnPayment>
