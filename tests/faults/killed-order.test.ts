import { randomUUID } from 'node:crypto'
import { desc, eq, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { OperatedOrder } from '#contract/subscriptions/operate-orders.ts'
import type { Order } from '#contract/subscriptions/orders.ts'
import { database } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import { creditEntries } from '#database/schema/credits/credit-entries.ts'
import { orderPayments, orders } from '#database/schema/credits/orders.ts'
import { notifications } from '#database/schema/notifications.ts'
import { subscriptions } from '#database/schema/subscriptions.ts'
import { moveCreditsByHand } from '#domain/operations/orders/move-credits-by-hand.ts'
import { offerByAgreement } from '#domain/operations/orders/offer-by-agreement.ts'
import { newId } from '#platform/ids.ts'
import { aCandidate, aCompany, aPublishedForm, bearer } from '../builders.ts'
import { manyApplications } from '../many-applications.ts'
import { receivedOn, starterTotal } from '../worlds/buyer.ts'
import { appsToKill, misfortune } from './apps-to-kill.ts'
import { askFirst, expectUnderWay, killAtMoments } from './kill-at-moments.ts'

const many = 10_000
const trial = 100
const part = 1_000_000

const world = appsToKill()

misfortune(
  'an order, paid in two parts, its process killed at ten moments: every step is done or not, and done once when it is asked for again',
  async () => {
    const rounds = 10
    const { apps } = world
    const company = await aCompany()
    const { caller: runs } = await aCandidate({ operator: true })
    const [buyer, operator] = [bearer(company.caller.person), bearer(runs.person)]
    const keys = Array.from({ length: rounds + 1 }, () => [randomUUID(), randomUUID(), randomUUID()] as const)

    const pay = (orderId: string, key: string, amountMinor: number, version: number) =>
      askFirst<OperatedOrder>(apps, 'POST', `/operations/orders/${orderId}/payments`, {
        headers: operator,
        key,
        body: { amountMinor, on: receivedOn, version },
      })

    /** The same requests each time they are made. */
    async function buy(round: number) {
      const [first = '', second = '', third = ''] = keys[round] ?? []
      const history = `/companies/${company.companyId}/subscription/history`
      const body = { packageId: 'starter' }
      const placed = await askFirst<Order>(apps, 'POST', history, { headers: buyer, key: first, body })
      const { version } = await pay(placed.id, second, part, placed.version)
      await pay(placed.id, third, starterTotal - part, version)
    }

    /** As people do who got no answer: they look where the order stands, and go on from there. */
    async function goOn() {
      for (;;) {
        const [order] = await database()
          .select()
          .from(orders)
          .where(eq(orders.companyId, company.companyId))
          .orderBy(desc(orders.number))
          .limit(1)
        if (!order || order.state === 'Paid') return
        const amount = order.receivedMinor === 0 ? part : starterTotal - order.receivedMinor
        await pay(order.id, randomUUID(), amount, order.version)
      }
    }

    const found = await killAtMoments(apps, {
      rounds,
      work: buy,
      async look(round) {
        const left = await standing(company.companyId)
        const steps = left.orders - round + (left.payments - 2 * round)
        expect([0, 1, 2, 3]).toContain(steps)
        expect(left).toEqual(after(round, steps))
        await buy(round).catch(expectUnderWay)
        await goOn()
        expect(await standing(company.companyId)).toEqual(after(round, 3))
        return `${steps} steps`
      },
    })
    expect(Object.keys(found).length).toBeGreaterThan(1)
  },
  300_000,
)

/** What there is after so many whole orders and some steps of the next one. */
function after(whole: number, steps: number) {
  const paid = whole + (steps === 3 ? 1 : 0)
  const given = paid > 0 ? trial + paid * 1000 : 0
  return {
    orders: whole + Math.min(1, steps),
    paid,
    payments: 2 * whole + Math.max(0, steps - 1),
    received: whole * starterTotal + ([0, 0, part, starterTotal][steps] ?? 0),
    balance: given,
    ledger: given,
  }
}

async function standing(companyId: string) {
  const own = sql`company_id = ${companyId}::uuid`
  const { rows } = await database().execute<ReturnType<typeof after>>(sql`
    select (select count(*)::int from ${orders} where ${own}) as orders,
      (select count(*)::int from ${orders} where ${own} and state = 'Paid') as paid,
      (select count(*)::int from ${orderPayments} where order_id in (select id from ${orders} where ${own})) as payments,
      (select coalesce(sum(amount_minor), 0)::int from ${orderPayments}
        where order_id in (select id from ${orders} where ${own})) as received,
      coalesce((select left_application_credit from ${subscriptions} where ${own}), 0) as balance,
      (select coalesce(sum(amount), 0)::int from ${creditEntries} where ${own} and kind = 'application') as ledger`)
  if (!rows[0]) throw new Error('Nothing was counted')
  return rows[0]
}

misfortune(
  '10,000 sealed applications opened by a payment, its process killed at six moments, the last after the commit: all are opened and paid, or none, and told of once',
  async () => {
    const rounds = 6
    const { apps, connection } = world
    const company = await aCompany()
    const { companyId } = company
    const { caller: runs } = await aCandidate({ operator: true })
    const operator = bearer(runs.person)
    const form = await aPublishedForm(company)
    await manyApplications(connection.pool, { id: form.id, companyId }, many, newId())
    await moveCreditsByHand(runs, { id: companyId, kind: 'application', amount: -trial, reason: 'Bitsin' })

    const agreed = { applicationCredit: many, documentCredit: 0, messageCredit: 0, months: 12, priceMinor: 100 }
    const anOrder = async () => {
      const { id, version } = await offerByAgreement(runs, { id: companyId, packageId: 'enterprise', ...agreed })
      return { id, version, key: randomUUID() }
    }
    /** Everything waits again, and there is an order that would pay for it. */
    async function sealAll() {
      await database()
        .update(applications)
        .set({ sealed: true, status: 'Submitted' })
        .where(eq(applications.formId, form.id))
      return anOrder()
    }
    let order = await sealAll()
    const pay = () =>
      askFirst<OperatedOrder>(apps, 'POST', `/operations/orders/${order.id}/payments`, {
        headers: operator,
        key: order.key,
        body: { amountMinor: 120, on: receivedOn, version: order.version },
      })

    async function opening() {
      const own = sql`company_id = ${companyId}::uuid`
      const { rows } = await database().execute<Record<'sealed' | 'paid' | 'balance' | 'ledger' | 'told', number>>(sql`
        select (select count(*)::int from ${applications} where ${own} and sealed) as sealed,
          (select count(*)::int from ${orders} where ${own} and state = 'Paid') as paid,
          (select left_application_credit from ${subscriptions} where ${own}) as balance,
          (select coalesce(sum(amount), 0)::int from ${creditEntries} where ${own} and kind = 'application') as ledger,
          (select count(*)::int from ${notifications} where account_id = ${company.accountId}::uuid
            and event = 'sealedOpened') as told`)
      return rows[0]
    }

    const found = await killAtMoments(apps, {
      rounds,
      work: pay,
      isSeen: async (round) => (await opening())?.paid === round + 1,
      async look(round) {
        const left = await opening()
        const isPaid = left?.paid === round + 1
        const none = { sealed: many, paid: round, balance: 0, ledger: 0, told: round }
        const all = { sealed: 0, paid: round + 1, balance: 0, ledger: 0, told: round + 1 }
        expect(left).toEqual(isPaid ? all : none)
        await (isPaid ? pay().catch(expectUnderWay) : pay())
        expect(await opening()).toEqual(all)
        order = await sealAll()
        return isPaid ? 'all' : 'none'
      },
    })
    expect(found.none).toBeGreaterThan(0)
    expect(found.all).toBeGreaterThan(0)
  },
  600_000,
)
