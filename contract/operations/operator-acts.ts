import { z } from 'zod'
import { call, many } from '../call.ts'
import { Id, Moment } from '../fields/patterns.ts'
import { operator } from '../may.ts'
import { pageOf, paging } from '../paging.ts'
import { Credit } from '../subscriptions/credits.ts'

export const OperatorAct = z.enum([
  'operatorMade',
  'operatorEnded',
  'orderMoneyCame',
  'orderCancelled',
  'orderMoneyBack',
  'orderInvoiced',
  'orderAgreed',
  'creditsMoved',
  'packageAdded',
  'packageChanged',
  'companyVerified',
  'companyUnverified',
  'companySuspended',
  'companyRestored',
  'messageAnswered',
  'messageClosed',
  'messageReopened',
  'jobRetried',
  'jobDiscarded',
  'verificationSent',
  'sessionsEnded',
  'secondFactorsRemoved',
  'referenceImported',
  'announced',
  'dataRequestAsked',
  'dataRequestAnswered',
  'dataRequestNoted',
  'dataRequestReminded',
  'breachRecorded',
  'breachAddedTo',
  'legalTextPublished',
])
export type OperatorAct = z.infer<typeof OperatorAct>

/** The package fields whose changes are recorded. */
export const PackageField = z.enum([
  'priceMinor',
  'vatRate',
  'applicationCredit',
  'documentCredit',
  'messageCredit',
  'months',
  'days',
  'carriesOver',
  'oncePerCompany',
  'isOffered',
])
export type PackageField = z.infer<typeof PackageField>

const PackageValue = z.union([z.number().int(), z.boolean()]).nullable()

export const PackageChange = z.object({ of: PackageField, from: PackageValue, to: PackageValue })
export type PackageChange = z.infer<typeof PackageChange>

const RecordedAct = z
  .object({
    id: z.string(),
    at: Moment,
    act: OperatorAct,
    by: z.string().nullable().describe('Null: from the server’s command line'),
    about: z.string().describe('Its subject, as named then: an organization, a reference, a job'),
    companyId: Id.nullable(),
    orderId: Id.nullable(),
    amountMinor: z.number().int().nullable().describe('For payments'),
    credits: z
      .object({
        kind: Credit,
        amount: z.number().int(),
        left: z
          .number()
          .int()
          .nullable()
          .describe('Afterwards, before anything was opened; null for actions that did not record it'),
      })
      .nullable(),
    changes: z.array(PackageChange).describe('For a package: what was changed, from what to what'),
    reason: z.string().nullable(),
  })
  .meta({ id: 'OperatorActRecord' })

export const listOperatorActs = call('GET', '/operations/acts', {
  summary: 'Everything that operators have done, newest first; it cannot be changed',
  query: z.object({ act: many(OperatorAct).optional(), companyId: Id.optional(), ...paging }),
  output: pageOf(RecordedAct),
  may: operator,
})
