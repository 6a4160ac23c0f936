import { z } from 'zod'
import { call } from '../call.ts'
import { Moment } from '../fields/patterns.ts'
import { member } from '../may.ts'
import { companyParams } from '../params.ts'
import { Credit, CreditReason } from './credits.ts'
import { OfferedPackage } from './packages.ts'

// An organization's remaining credits, and their use.

const credits = z.number().int()

const Subscription = z
  .object({
    totalApplicationCredit: credits,
    totalDocumentCredit: credits,
    totalMessageCredit: credits,
    leftApplicationCredit: credits,
    leftDocumentCredit: credits,
    leftMessageCredit: credits,
    expiryAt: Moment,
  })
  .meta({ id: 'Subscription' })
export type Subscription = z.infer<typeof Subscription>

export const readSubscription = call('GET', '/companies/:companyId/subscription', {
  summary: 'What is left of the package; after its end, what was left then and can’t be used any more',
  params: companyParams,
  output: Subscription,
  may: member,
})

export const listPackages = call('GET', '/companies/:companyId/subscription/subscriptions', {
  summary: 'The packages and top-ups that can be bought',
  params: companyParams,
  whole: true,
  output: z.object({ items: z.array(OfferedPackage) }),
  may: member,
})

/** How many weeks back the pace is computed, from the beginning of that day. */
export const paceWeeks = 4

export const readCreditUse = call('GET', '/companies/:companyId/subscription/use', {
  summary: 'What credits were used for, how long they last at this pace, and how many applications are locked',
  params: companyParams,
  output: z.object({
    package: z.object({ id: z.string(), name: z.string(), isOver: z.boolean(), hasBegun: z.boolean() }),
    kinds: z.array(
      z.object({
        kind: Credit,
        left: credits.describe('What can be spent now'),
        total: credits,
        used: z
          .array(z.object({ why: CreditReason, count: credits }))
          .describe('Used since the last package began, by purpose; returned credits are negative'),
        perWeek: z.number().describe(`On average of the last ${paceWeeks} weeks, or since the first credit was spent`),
        weeksLeft: z.number().int().nullable().describe('At this pace; null if nothing is used'),
      }),
    ),
    sealed: z.object({
      waiting: credits.describe('Applications waiting for credits'),
      missing: credits.describe('How many credits are needed besides those left'),
    }),
    mayOrder: z.boolean(),
    orderers: z.array(z.string()).describe('Who may order: the owners of the organization'),
  }),
  may: member,
})
