import { z } from 'zod'
import { call } from '../call.ts'
import { Id, Moment } from '../fields/patterns.ts'
import { root } from '../may.ts'
import { pageOf, paging } from '../paging.ts'
import { companyParams } from '../params.ts'
import { Credit, CreditReason, CreditSubject } from './credits.ts'

// The credit ledger, for its organization.

const credits = z.number().int()

const CreditEntry = z
  .object({
    at: Moment,
    kind: Credit,
    amount: credits.describe('Positive: added; negative: used or removed'),
    balance: credits.describe('What was left of this kind afterwards'),
    why: CreditReason,
    about: z.object({ kind: CreditSubject, id: z.string(), title: z.string().nullable() }).nullable(),
    by: z.object({ accountId: Id, name: z.string() }).nullable().describe('Null for candidates and for Köprü itself'),
    note: z.string().nullable().describe('Why it was done by hand'),
  })
  .meta({ id: 'CreditEntry' })

export const listCreditEntries = call('GET', '/companies/:companyId/subscription/ledger', {
  summary: 'Every credit added or used, newest first',
  params: companyParams,
  query: z.object({ kind: Credit.optional(), why: CreditReason.optional(), ...paging }),
  output: pageOf(CreditEntry),
  may: root,
})
