import { z } from 'zod'
import { BankInfoStatus } from './applications/application-status.ts'
import { call } from './call.ts'
import { oneLine } from './fields/one-line.ts'
import { Iban, Id, Moment } from './fields/patterns.ts'
import { candidate } from './may.ts'
import { candidateItemParams } from './params.ts'

const BankInfo = z.object({
  id: Id,
  status: BankInfoStatus,
  note: z.string(),
  dueAt: Moment.nullable(),
  requestedAt: Moment,
  givenAt: Moment.nullable(),
  given: z.object({ masked: z.string(), owner: z.string(), bankName: z.string().nullable() }).nullable(),
})

export const readBankInfo = call('GET', '/candidates/:candidateId/applications/:id/bank-info', {
  summary: 'Where the organization asks to pay to, and what was given; beside it what the profile says',
  params: candidateItemParams,
  whole: true,
  output: z.object({
    items: z.array(BankInfo),
    profile: z.object({ masked: z.string(), owner: z.string(), bankName: z.string().nullable() }).nullable(),
  }),
  problems: ['applications.notFound'],
  may: candidate,
})

export const giveBankInfo = call('PUT', '/candidates/:candidateId/applications/:id/bank-info/:bankInfoId', {
  summary: 'Confirm the bank account of the profile, or give another one',
  params: z.object({ candidateId: Id, id: Id, bankInfoId: Id }),
  body: z.object({
    bank: z
      .object({ iban: Iban, owner: oneLine(150).min(2) })
      .optional()
      .describe('Left out: the one of the profile'),
    keep: z.boolean().default(false).describe('Also keep it in the profile'),
  }),
  output: BankInfo,
  problems: ['applications.notFound', 'bankInfo.notFound', 'bankInfo.over', 'bankInfo.noneInProfile'],
  may: candidate,
})
