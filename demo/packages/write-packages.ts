import { and, asc, eq, gte, inArray, isNotNull, ne } from 'drizzle-orm'
import type { Transaction } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import type { orders } from '#database/schema/credits/orders.ts'
import { packages } from '#database/schema/credits/packages.ts'
import { vatOf } from '#domain/credits/packages/package-price.ts'
import { newId } from '#platform/ids.ts'
import type { WrittenOrganization } from '../write-organizations.ts'
import type { Clock } from '../writing/clock.ts'
import { type CreditEvent, writeLedger } from './write-ledger.ts'
import { writeOrders } from './write-orders.ts'

type PackageRow = typeof packages.$inferSelect
type OrderRow = typeof orders.$inferInsert

/**
 * What three organizations have bought: the first has plenty and an order to pay; one has used up its applications, so that
 * three wait sealed; and the trial of one has ended.
 */
export async function writePackages(tx: Transaction, organizations: readonly WrittenOrganization[], clock: Clock) {
  const offered = new Map((await tx.select().from(packages)).map((one) => [one.id, one]))
  const [first] = organizations
  const named = (key: string) => organizations.find((organization) => organization.key === key)
  const [full, over] = [named('porsuk'), named('esinti')]
  const placed = [
    ...(first ? await writePlenty(tx, first, offered, clock) : []),
    ...(full ? await writeUsedUp(tx, full, offered, clock) : []),
  ]
  await writeOrders(tx, placed)
  if (over) await writeEnded(tx, over, offered, clock)
}

type Offered = ReadonlyMap<string, PackageRow>

async function writePlenty(tx: Transaction, { companyId, memberIds }: WrittenOrganization, of: Offered, clock: Clock) {
  const [accountId] = memberIds
  const ordered = (id: string, days: number) => orderOf(of, id, { companyId, accountId, at: clock.at(days, '10:20') })
  const starter = paid(ordered('starter', -503), clock.at(-500, '14:05'))
  const growth = paid(ordered('growth', -141), clock.at(-140, '11:40'))
  const late = { ...ordered('documents', -60), state: 'Cancelled' as const, endedAt: clock.at(-58, '09:15') }
  const given = [starter, growth].flatMap((order) => givenBy(order, order.paidAt ?? clock.now))
  const spent = (kind: 'document' | 'message', days: number, amount: number): CreditEvent => ({
    kind,
    amount,
    accountId,
    at: clock.at(days, '15:30'),
    why: amount > 0 ? 'returned' : kind === 'document' ? 'documents' : 'messages',
  })
  const events = [
    ...given,
    ...(await arrivals(tx, companyId, clock.at(-500))),
    ...[-90, -42, -20, -9].map((days, at) => spent('message', days, -(180 + at * 95))),
    spent('message', -8, 12),
    ...[-75, -30, -12].map((days, at) => spent('document', days, -(40 + at * 22))),
  ]
  await writeLedger(tx, { companyId, package: 'growth', expiryAt: clock.at(230, '14:05') }, events)
  return [starter, growth, late, ordered('messages', -2)]
}

/** As many credits as applications that came before the last three, which wait. */
async function writeUsedUp(tx: Transaction, { companyId, memberIds }: WrittenOrganization, of: Offered, clock: Clock) {
  const [accountId] = memberIds
  const came = await arrivals(tx, companyId, clock.at(-300))
  const open = came.slice(0, -3)
  await seal(
    tx,
    came.slice(-3).map(({ aboutId }) => aboutId ?? ''),
  )
  const agreed = {
    ...orderOf(of, 'enterprise', { companyId, accountId, at: clock.at(-310, '10:00') }),
    applicationCredit: open.length,
    documentCredit: 40,
    messageCredit: 300,
    priceMinor: 900_000,
    vatMinor: vatOf(900_000, 2000),
  }
  const before = paid(agreed, clock.at(-305, '16:10'))
  const next = orderOf(of, 'starter', { companyId, accountId, at: clock.at(-4, '09:45') })
  const events: CreditEvent[] = [
    ...givenBy(before, before.paidAt ?? clock.now),
    ...open,
    { kind: 'document', amount: -33, why: 'documents', accountId, at: clock.at(-14, '11:00') },
    { kind: 'message', amount: -120, why: 'messages', accountId, at: clock.at(-11, '17:20') },
  ]
  await writeLedger(tx, { companyId, package: 'enterprise', expiryAt: clock.at(60, '16:10') }, events)
  return [before, { ...next, state: 'PartlyPaid' as const, receivedMinor: 1_000_000 }]
}

/** The trial of 30 days ended five days ago; what came since is sealed. */
async function writeEnded(tx: Transaction, { companyId }: WrittenOrganization, of: Offered, clock: Clock) {
  const trial = of.get('trial')
  if (!trial) throw new Error('There is no trial package')
  const [begun, ended] = [clock.at(-35, '09:00'), clock.at(-5, '09:00')]
  const came = await arrivals(tx, companyId, begun)
  await seal(
    tx,
    came.filter(({ at }) => at > ended).map(({ aboutId }) => aboutId ?? ''),
  )
  const given = givenBy({ ...trial, id: 'trial' }, begun, 'package')
  await writeLedger(tx, { companyId, package: 'trial', expiryAt: ended, endedAt: ended }, [
    ...given,
    ...came.filter(({ at }) => at <= ended),
  ])
}

interface Ordering {
  readonly companyId: string
  readonly accountId: string
  readonly at: Date
}

function orderOf(of: Offered, packageId: string, { companyId, accountId, at }: Ordering) {
  const wanted = of.get(packageId)
  if (!wanted) throw new Error(`There is no package ${packageId}`)
  const { kind, names, applicationCredit, documentCredit, messageCredit, months, days, carriesOver } = wanted
  const priceMinor = wanted.priceMinor ?? 0
  return {
    id: newId(at.getTime()),
    companyId,
    packageId,
    kind,
    names,
    months,
    days,
    carriesOver,
    priceMinor,
    applicationCredit,
    documentCredit,
    messageCredit,
    currency: wanted.currency,
    vatRate: wanted.vatRate,
    vatMinor: vatOf(priceMinor, wanted.vatRate),
    orderedBy: accountId,
    orderedAt: at,
  } satisfies OrderRow
}

const paid = <Order extends OrderRow>(order: Order, paidAt: Date) => ({
  ...order,
  state: 'Paid' as const,
  paidAt,
  receivedMinor: order.priceMinor + order.vatMinor,
})

type Gives = Pick<OrderRow, 'id' | 'applicationCredit' | 'documentCredit' | 'messageCredit'>

const givenBy = (order: Gives, at: Date, about: 'order' | 'package' = 'order'): CreditEvent[] =>
  (
    [
      ['application', order.applicationCredit],
      ['document', order.documentCredit],
      ['message', order.messageCredit],
    ] as const
  ).map(([kind, amount]) => ({ kind, amount, at, why: 'package', about, aboutId: order.id }))

/** A credit for each application that came since, those that came first first. */
async function arrivals(tx: Transaction, companyId: string, since: Date): Promise<(CreditEvent & { at: Date })[]> {
  const came = await tx
    .select({ id: applications.id, at: applications.submittedAt })
    .from(applications)
    .where(
      and(
        eq(applications.companyId, companyId),
        isNotNull(applications.submittedAt),
        ne(applications.status, 'Withdrawn'),
        gte(applications.submittedAt, since),
      ),
    )
    .orderBy(asc(applications.submittedAt), asc(applications.id))
  return came.map(({ id, at }) => ({
    kind: 'application',
    amount: -1,
    why: 'application',
    about: 'application',
    aboutId: id,
    at: at ?? since,
  }))
}

async function seal(tx: Transaction, ids: readonly string[]) {
  if (ids.length > 0)
    await tx
      .update(applications)
      .set({ sealed: true })
      .where(inArray(applications.id, [...ids]))
}
