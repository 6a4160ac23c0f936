import { z } from 'zod'
import { call, many } from '../call.ts'
import { Id, Moment } from '../fields/patterns.ts'
import { root } from '../may.ts'
import { pageOf, paging } from '../paging.ts'
import { companyParams } from '../params.ts'
import { SignedLink } from '../sent-file.ts'
import { boughtFields, PackageId } from './packages.ts'

// Package orders of an organization, and how they are paid.

export const OrderState = z.enum(['Ordered', 'PartlyPaid', 'Paid', 'Cancelled', 'Refunded'])
export type OrderState = z.infer<typeof OrderState>

const minor = z.number().int()

/** How an order is paid. Another provider is another `way` here and in `domain/operations/orders/payment-ways.ts`. */
export const HowToPay = z.discriminatedUnion('way', [
  z.object({
    way: z.literal('bankTransfer'),
    reference: z.string().describe('What the transfer description must contain'),
    amountMinor: minor.describe('The amount due, including VAT'),
    currency: z.literal('TRY'),
    iban: z.string(),
    accountName: z.string(),
    bankName: z.string(),
  }),
])
export type HowToPay = z.infer<typeof HowToPay>

export const Order = z
  .object({
    id: Id,
    reference: z.string(),
    packageId: z.string(),
    ...boughtFields,
    priceMinor: minor.describe('Excluding VAT'),
    vatMinor: minor,
    totalMinor: minor.describe('Including VAT'),
    state: OrderState,
    receivedMinor: minor,
    refundedMinor: minor,
    openMinor: minor.describe('The amount due'),
    surplusMinor: minor.describe('What was overpaid, or paid for a cancelled order, and not refunded yet'),
    orderedBy: z.string(),
    orderedAt: Moment,
    paidAt: Moment.nullable(),
    endedAt: Moment.nullable().describe('When it was cancelled or refunded'),
    endedBecause: z.string().nullable(),
    hasInvoice: z.boolean(),
    pay: HowToPay.nullable().describe('Null if nothing is due'),
    version: z.number().int(),
    can: z.object({ cancel: z.boolean() }),
  })
  .meta({ id: 'Order' })
export type Order = z.infer<typeof Order>

/** The most unpaid orders of one organization. */
export const mostOpenOrders = 5

const orderParams = companyParams.extend({ orderId: Id })

export const listOrders = call('GET', '/companies/:companyId/subscription/history', {
  summary: 'The orders of the organization, newest first',
  params: companyParams,
  query: z.object({ state: many(OrderState).optional(), ...paging }),
  output: pageOf(Order),
  may: root,
})

export const orderPackage = call('POST', '/companies/:companyId/subscription/history', {
  summary: 'Order a package or a top-up; the response says how to pay',
  params: companyParams,
  body: z.object({ packageId: PackageId }).meta({ examples: [{ packageId: 'starter' }] }),
  output: Order,
  status: 201,
  problems: [
    'packages.notFound',
    'orders.notOrderable',
    'orders.packageEnded',
    'orders.tooManyOpen',
    'orders.noAccount',
  ],
  may: root,
})

export const cancelOwnOrder = call('DELETE', '/companies/:companyId/subscription/history/:orderId', {
  summary: 'Cancel an order before anything is paid',
  params: orderParams,
  output: Order,
  problems: ['orders.notFound', 'orders.over'],
  may: root,
})

export const linkProforma = call('GET', '/companies/:companyId/subscription/history/:orderId/proforma', {
  summary: 'A link to the proforma invoice of an order, as a PDF',
  params: orderParams,
  output: SignedLink,
  problems: ['orders.notFound'],
  may: root,
})

export const linkInvoice = call('GET', '/companies/:companyId/subscription/history/:orderId/invoice', {
  summary: 'A link to the invoice of an order',
  params: orderParams,
  output: SignedLink,
  problems: ['orders.notFound', 'orders.noInvoice'],
  may: root,
})
