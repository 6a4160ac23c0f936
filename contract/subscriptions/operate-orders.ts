import { z } from 'zod'
import { call, many } from '../call.ts'
import { fileProblems, handedIn, handedInBytes } from '../candidates/candidate-documents.ts'
import { oneLine } from '../fields/one-line.ts'
import { Day, Id } from '../fields/patterns.ts'
import { Reason } from '../fields/reason.ts'
import { tenMinutes } from '../fresh.ts'
import { operator } from '../may.ts'
import { pageOf, paging, searched } from '../paging.ts'
import { SignedLink } from '../sent-file.ts'
import { Credit } from './credits.ts'
import { Order, OrderState } from './orders.ts'
import { PackageId, PackageKind, PackageWords } from './packages.ts'

// Operators' management of orders, packages and credits. It gives no access to applications.

const minor = z.number().int().min(1).max(1_000_000_000_00)
const orderParams = z.object({ orderId: Id })
const version = z.number().int().describe('As it was read; refused if it has changed since')

export const OperatedOrder = Order.extend({
  company: z.object({ id: Id, name: z.string() }),
  payments: z.array(
    z
      .object({ amountMinor: z.number().int(), on: Day, note: z.string(), by: z.string() })
      .describe('Negative: refunded'),
  ),
}).meta({ id: 'OperatedOrder' })
export type OperatedOrder = z.infer<typeof OperatedOrder>

export const searchOrders = call('GET', '/operations/orders', {
  summary: 'Orders of all organizations, newest first; by state, reference or name of the organization',
  query: z.object({ state: many(OrderState).optional(), search: searched, ...paging }),
  output: pageOf(OperatedOrder),
  may: operator,
})

export const readOperatedOrder = call('GET', '/operations/orders/:orderId', {
  summary: 'One order as operators see it, with each payment',
  params: orderParams,
  output: OperatedOrder,
  problems: ['orders.notFound'],
  may: operator,
})

export const linkOperatedInvoice = call('GET', '/operations/orders/:orderId/invoice', {
  summary: 'A link to the invoice of an order, valid for a few minutes',
  params: orderParams,
  output: SignedLink,
  problems: ['orders.notFound', 'orders.noInvoice'],
  may: operator,
})

export const confirmOrder = call('POST', '/operations/orders/:orderId/payments', {
  summary: 'Record a payment for an order; once it is fully paid, the credits are added and locked applications opened',
  params: orderParams,
  body: z
    .object({ amountMinor: minor, on: Day, note: oneLine(200).default(''), version })
    .meta({ examples: [{ amountMinor: 2_388_000, on: '2026-11-17', version: 1 }] }),
  output: OperatedOrder,
  problems: ['orders.notFound', 'orders.over', 'orders.changedSince', 'credits.tooMany'],
  may: operator,
  fresh: tenMinutes,
})

export const cancelOrder = call('POST', '/operations/orders/:orderId/cancellation', {
  summary: 'Cancel an unpaid order, with a reason; what was already paid has to be refunded',
  params: orderParams,
  body: z.object({ reason: Reason, version }).meta({ examples: [{ reason: 'Kurum vazgeçti.', version: 1 }] }),
  output: OperatedOrder,
  problems: ['orders.notFound', 'orders.over', 'orders.changedSince'],
  may: operator,
})

export const refundOrder = call('POST', '/operations/orders/:orderId/refunds', {
  summary: 'Record a refund: of an overpayment, or of the whole order with its unused credits',
  params: orderParams,
  body: z
    .object({
      amountMinor: minor,
      on: Day,
      takesCreditsBack: z.boolean().describe('Ends the order: its unused credits are removed'),
      reason: Reason,
      version,
    })
    .meta({
      examples: [{ amountMinor: 1000, on: '2026-11-17', takesCreditsBack: false, reason: 'Fazla ödendi.', version: 2 }],
    }),
  output: OperatedOrder,
  problems: ['orders.notFound', 'orders.over', 'orders.changedSince', 'orders.refundTooHigh'],
  may: operator,
  fresh: tenMinutes,
})

export const attachInvoice = call('PUT', '/operations/orders/:orderId/invoice', {
  summary: 'Store the invoice of an order; a new one replaces it',
  params: orderParams,
  body: z.object(handedIn).meta({
    examples: [{ uploadId: '0199a0000000700080000000000000a1', fileName: 'fatura.pdf' }],
  }),
  output: OperatedOrder,
  problems: [
    ...fileProblems.filter((code) => code !== 'files.vaultFull'),
    'files.companyFull',
    'orders.notFound',
    'orders.over',
  ],
  bytes: handedInBytes,
  may: operator,
})

const credits = z.number().int().min(0).max(10_000_000)

export const offerByAgreement = call('POST', '/operations/companies/:id/orders', {
  summary: 'Create an order agreed on with an organization, which then pays it like any other',
  params: z.object({ id: Id }),
  body: z
    .object({
      packageId: PackageId,
      applicationCredit: credits,
      documentCredit: credits,
      messageCredit: credits,
      months: z.number().int().min(1).max(60),
      priceMinor: minor,
    })
    .meta({
      examples: [
        {
          packageId: 'enterprise',
          applicationCredit: 50_000,
          documentCredit: 20_000,
          messageCredit: 100_000,
          months: 24,
          priceMinor: 25_000_000,
        },
      ],
    }),
  output: OperatedOrder,
  status: 201,
  problems: ['companies.notFound', 'packages.notFound', 'orders.notOrderable'],
  may: operator,
  fresh: tenMinutes,
})

export const moveCreditsByHand = call('POST', '/operations/companies/:id/credits', {
  summary: 'Add or remove an organization’s credits of one kind by hand, with a reason that its ledger shows',
  params: z.object({ id: Id }),
  body: z
    .object({
      kind: Credit,
      amount: z
        .number()
        .int()
        .min(-1_000_000)
        .max(1_000_000)
        .refine((amount) => amount !== 0, 'fields.required'),
      reason: Reason,
    })
    .meta({ examples: [{ kind: 'message', amount: 100, reason: 'Ağ kesintisinde giden mesajlar için.' }] }),
  output: z.object({ left: z.number().int() }),
  problems: ['companies.notFound', 'credits.exhausted', 'credits.tooMany', 'orders.packageEnded'],
  may: operator,
  fresh: tenMinutes,
})

const Package = z
  .object({
    id: z.string(),
    kind: PackageKind,
    names: PackageWords,
    notes: PackageWords,
    applicationCredit: credits,
    documentCredit: credits,
    messageCredit: credits,
    months: z.number().int().min(0).max(60),
    days: z.number().int().min(0).max(365),
    priceMinor: z.number().int().min(0).max(1_000_000_000_00).nullable(),
    vatRate: z.number().int().min(0).max(10_000),
    carriesOver: z.boolean(),
    oncePerCompany: z.boolean(),
    isOffered: z.boolean(),
    position: z.number().int().min(0).max(1000),
    version: z.number().int(),
  })
  .meta({ id: 'Package' })

export const listAllPackages = call('GET', '/operations/packages', {
  summary: 'All packages, including those not offered now',
  whole: true,
  output: z.object({ items: z.array(Package) }),
  may: operator,
})

export const changePackage = call('PUT', '/operations/packages/:packageId', {
  summary: 'Add a package, or change what it holds and costs from now on; orders keep what they were made for',
  params: z.object({ packageId: PackageId }),
  body: Package.omit({ id: true, version: true })
    .extend({ version: z.int32().describe('As it was read; 0 for a new one') })
    .refine(({ months, days }) => months + days > 0, { path: ['months'], message: 'fields.required' })
    // A free package could be ordered but never be paid; only the trial is free, and it starts by itself.
    .refine(({ kind, priceMinor }) => (kind !== 'package' && kind !== 'topUp') || (priceMinor ?? 0) > 0, {
      path: ['priceMinor'],
      message: 'fields.required',
    })
    .meta({
      examples: [
        {
          kind: 'topUp',
          names: { tr: '5.000 mesaj kredisi', en: '5,000 message credits' },
          notes: { tr: 'Süren paketinize eklenir', en: 'Added to the package that you have' },
          applicationCredit: 0,
          documentCredit: 0,
          messageCredit: 5000,
          months: 0,
          days: 30,
          priceMinor: 890_000,
          vatRate: 2000,
          carriesOver: true,
          isOffered: true,
          oncePerCompany: false,
          position: 8,
          version: 0,
        },
      ],
    }),
  output: Package,
  problems: ['packages.changedSince'],
  may: operator,
  fresh: tenMinutes,
})
