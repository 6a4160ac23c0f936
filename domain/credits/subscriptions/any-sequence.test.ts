import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import type { Caller } from '#contract/caller.ts'
import { ProblemError } from '#contract/problems.ts'
import { database } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import { creditEntries } from '#database/schema/credits/credit-entries.ts'
import { orders } from '#database/schema/credits/orders.ts'
import { packages } from '#database/schema/credits/packages.ts'
import { subscriptions } from '#database/schema/subscriptions.ts'
import { openAffordable } from '#domain/applying/sealed/open-affordable.ts'
import { lockApplications } from '#domain/ground/locks/lock-applications.ts'
import { suspendCompany } from '#domain/operations/operations/suspend-company.ts'
import { cancelOrder } from '#domain/operations/orders/cancel-order.ts'
import { confirmOrder } from '#domain/operations/orders/confirm-order.ts'
import { moveCreditsByHand } from '#domain/operations/orders/move-credits-by-hand.ts'
import { orderPackage } from '#domain/operations/orders/order-package.ts'
import { refundOrder } from '#domain/operations/orders/refund-order.ts'
import { aCandidate, aCompany, aPublishedForm } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { manyBareApplications } from '../../../tests/many-applications.ts'
import { checkLedger } from './check-ledger.ts'
import { endPackages } from './end-packages.ts'
import { payOrSeal } from './pay-or-seal.ts'
import { returnCredits } from './return-credits.ts'
import { spendCredits } from './spend-credits.ts'

const connection = testDatabase()

const withoutCarry = 'without-carry'
const runs = Number(process.env.SEQUENCES ?? 4)
const workers = 4
let operator: Caller
beforeAll(async () => {
  operator = (await aCandidate({ operator: true })).caller
  await database()
    .insert(packages)
    .values({
      id: withoutCarry,
      kind: 'package',
      names: { tr: 'Yeni', en: 'New' },
      notes: { tr: 'Yeni', en: 'New' },
      applicationCredit: 7,
      documentCredit: 7,
      messageCredit: 7,
      months: 1,
      priceMinor: 100,
      vatRate: 2000,
      carriesOver: false,
      position: 99,
    })
})

const small = fc.integer({ min: 1, max: 30 })
const Deed = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant('apply' as const), count: fc.integer({ min: 1, max: 8 }) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('message' as const, 'document' as const), count: small }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('return' as const), count: small }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constantFrom('buy' as const, 'topUp' as const, 'renew' as const, 'halfPaid' as const),
      count: small,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constantFrom('refund' as const, 'expire' as const, 'suspend' as const),
      count: small,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constantFrom('give' as const, 'take' as const, 'giveMessages' as const),
      count: small,
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('open' as const, 'withdraw' as const), count: small }) },
)
const Sequences = fc.array(fc.array(Deed, { minLength: 6, maxLength: 12 }), { minLength: workers, maxLength: workers })

/** An organization with drafts that are submitted one after the other, and nearly no credits. */
async function aWorld() {
  const company = await aCompany()
  const { caller, companyId } = company
  const { id: formId } = await aPublishedForm(company)
  await manyBareApplications(connection.pool, { id: formId, companyId }, 150)
  await connection.pool.query(`update applications set status = 'Draft', submitted_at = null where form_id = $1`, [
    formId,
  ])
  const drafts = (await database().select().from(applications).where(eq(applications.formId, formId))).map(
    ({ id }) => id,
  )
  await moveCreditsByHand(operator, { id: companyId, kind: 'application', amount: -90, reason: 'Az kalsın' })
  const ofCompany = eq(subscriptions.companyId, companyId)

  const deeds = {
    apply: async (count: number) => {
      for (const id of drafts.splice(0, count))
        await database().transaction(async (tx) => {
          await lockApplications(tx, eq(applications.id, id))
          await tx
            .update(applications)
            .set({ status: 'Submitted', submittedAt: sql`clock_timestamp()` })
            .where(eq(applications.id, id))
          await payOrSeal(tx, { id, companyId })
        })
    },
    message: (count: number) => spend('message', count),
    document: (count: number) => spend('document', count),
    return: (count: number) =>
      database().transaction((tx) => returnCredits(tx, companyId, count % 2 ? 'message' : 'document', count, {})),
    buy: () => buy('starter', 2_388_000),
    topUp: () => buy('applications', 1_188_000),
    /** A package that does not carry over the remaining credits. */
    renew: () => buy(withoutCarry, 120),
    /** Paid in part, cancelled and refunded. */
    halfPaid: async (count: number) => {
      const { id: orderId, version } = await orderPackage(caller, { companyId, packageId: 'starter' })
      const [on, reason] = ['2026-11-17', 'Vazgeçildi']
      const paid = await confirmOrder(operator, { orderId, version, amountMinor: count, on, note: '' })
      const ended = await cancelOrder(operator, { orderId, version: paid.version, reason })
      const back = { orderId, version: ended.version, amountMinor: count, on, reason }
      await refundOrder(operator, { ...back, takesCreditsBack: false })
    },
    suspend: (count: number) =>
      suspendCompany(operator, { id: companyId, suspended: count % 2 === 0, reason: 'Deneme' }),
    refund: async () => {
      const [paid] = await database()
        .select()
        .from(orders)
        .where(and(eq(orders.companyId, companyId), eq(orders.state, 'Paid')))
        .limit(1)
      if (!paid) return
      const { id: orderId, version, receivedMinor: amountMinor } = paid
      const body = { orderId, version, amountMinor, on: '2026-11-17', takesCreditsBack: true, reason: 'Vazgeçildi' }
      await refundOrder(operator, body)
    },
    expire: async () => {
      await database().update(subscriptions).set({ expiryAt: sql`now() - interval '1 second'` }).where(ofCompany)
      await endPackages()
    },
    give: (count: number) => byHand(count),
    take: (count: number) => byHand(-count),
    giveMessages: (amount: number) =>
      moveCreditsByHand(operator, { id: companyId, kind: 'message', amount, reason: 'Deneme' }),
    open: () => openAffordable(),
    withdraw: () =>
      database().transaction(async (tx) => {
        const [first] = await tx
          .select({ id: applications.id })
          .from(applications)
          .where(
            and(eq(applications.formId, formId), eq(applications.sealed, true), ne(applications.status, 'Withdrawn')),
          )
          .limit(1)
        if (!first) return
        await lockApplications(tx, eq(applications.id, first.id))
        await tx.update(applications).set({ status: 'Withdrawn' }).where(eq(applications.id, first.id))
      }),
  }

  const spend = (credit: 'message' | 'document', count: number) =>
    database().transaction((tx) => spendCredits(tx, companyId, credit, count, { why: `${credit}s` }))
  const byHand = (amount: number) =>
    moveCreditsByHand(operator, { id: companyId, kind: 'application', amount, reason: 'Deneme' })
  const buy = async (packageId: string, amountMinor: number) => {
    const { id: orderId, version } = await orderPackage(caller, { companyId, packageId })
    await confirmOrder(operator, { orderId, version, amountMinor, on: '2026-11-17', note: '' })
  }
  return { companyId, formId, deeds }
}

type World = Awaited<ReturnType<typeof aWorld>>

/** A refusal (`ProblemError`) is a valid outcome; any other error, such as a deadlock, fails the test. */
async function attempt(work: Promise<unknown>) {
  await work.catch((error: unknown) => {
    if (!(error instanceof ProblemError)) throw error
  })
}

async function expectSound({ companyId, formId }: World) {
  expect((await checkLedger()).filter((one) => one.companyId === companyId)).toEqual([])
  const entries = await database()
    .select()
    .from(creditEntries)
    .where(eq(creditEntries.companyId, companyId))
    .orderBy(asc(creditEntries.at), asc(creditEntries.place))
  const [held] = await database().select().from(subscriptions).where(eq(subscriptions.companyId, companyId))
  const lapsed = [held?.lapsedApplicationCredit, held?.lapsedDocumentCredit, held?.lapsedMessageCredit]
  expect(lapsed.every((one = 0) => one === 0 || (one > 0 && held && held.expiryAt <= new Date()))).toBe(true)
  const balances = { application: 0, document: 0, message: 0 }
  for (const { kind, amount, balance } of entries) {
    balances[kind] += amount
    expect([kind, balance]).toEqual([kind, balances[kind]])
  }
  const paid = entries
    .filter(({ why }) => why === 'application' || why === 'opened')
    .reduce((sum, { amount }) => sum - amount, 0)
  const handedIn = and(eq(applications.formId, formId), inArray(applications.status, ['Submitted', 'Withdrawn']))
  const open = await database().$count(applications, and(handedIn, eq(applications.sealed, false)))
  expect(open).toBe(paid)
  await expectKept(companyId)
}

/** Checks that the daily sums equal the ledger, added up here row by row. */
async function expectKept(companyId: string) {
  const { rows: entries } = await connection.pool.query<Record<'kind' | 'why' | 'at' | 'day', string> & Counted>(
    `select kind, why, amount, at::text, (at at time zone 'Europe/Istanbul')::date::text as day
     from credit_entries where company_id = $1 order by at, place`,
    [companyId],
  )
  // The rows of a package are written together: each counts as after the last package.
  const counted: Record<string, Counted> = {}
  for (const { kind, why, amount, at, day } of entries) {
    const began = entries.findLast((one) => one.why === 'package' && one.at <= at)?.at ?? '-infinity'
    const group = [day, began, kind, why].join(' ')
    const before = counted[group] ?? { amount: 0, entries: 0 }
    counted[group] = { amount: before.amount + amount, entries: before.entries + 1 }
  }
  const { rows: kept } = await connection.pool.query<{ group: string } & Counted>(
    `select concat_ws(' ', day, began_at, kind, why) as group, amount, entries from credit_days where company_id = $1`,
    [companyId],
  )
  expect(Object.fromEntries(kept.map(({ group, ...sums }) => [group, sums]))).toEqual(counted)
}

interface Counted {
  readonly amount: number
  readonly entries: number
}

test('under any concurrent spending, returning, buying, refunding, ending and opening, ledger and balance agree, and every application is paid or sealed', async () => {
  await fc.assert(
    fc.asyncProperty(Sequences, async (sequences) => {
      const world = await aWorld()
      await Promise.all(
        sequences.map(async (sequence) => {
          for (const { do: deed, count } of sequence) await attempt(world.deeds[deed](count))
        }),
      )
      await expectSound(world)
      // In the end no affordable application is left sealed.
      await attempt(world.deeds.buy())
      await openAffordable()
      await expectSound(world)
      const waiting = and(
        eq(applications.companyId, world.companyId),
        eq(applications.sealed, true),
        ne(applications.status, 'Withdrawn'),
      )
      const [held] = await database().select().from(subscriptions).where(eq(subscriptions.companyId, world.companyId))
      if ((held?.leftApplicationCredit ?? 0) > 0) expect(await database().$count(applications, waiting)).toBe(0)
    }),
    { numRuns: runs, endOnFailure: true },
  )
}, 120_000)
