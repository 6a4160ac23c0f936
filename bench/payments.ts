import { type Connection, setConnection } from '#database/connection.ts'
import { readPaymentOverview } from '#domain/award/payments/overview/read-payment-overview.ts'
import { rollUpTotals } from '#domain/award/payments/overview/roll-up-totals.ts'
import { setSecret } from '#platform/secrets.ts'
import { aPaidMonth } from '../tests/faults/paid-month.ts'
import { middles, withDatabases } from './growth.ts'
import { limit, type Row } from './rows.ts'

const sizes = [10_000, 1_000_000]
const months = 10

/** The cost of the payments overview must hardly depend on their number: sums are materialised and rolled up. */
export async function growthOfPayments(serverUrl: string): Promise<Row[]> {
  setSecret('the bench seals what it hands in')
  return withDatabases(
    serverUrl,
    { bench_few_payments: { forms: 0 }, bench_many_payments: { forms: 0 } },
    async (filled) => {
      const callers = new Map<string, Awaited<ReturnType<typeof paid>>>()
      for (const [at, connection] of filled.entries())
        callers.set(connection.url, await paid(connection, sizes[at] ?? 0))
      let place = 0
      const middle = await middles(filled, () => {
        const of = callers.get(filled[place++ % filled.length]?.url ?? '')
        if (!of) throw new Error('Every database has an organization')
        const { companyId, caller } = of.company
        return readPaymentOverview(caller, { companyId, from: '2026-01', to: '2026-12' })
      })
      const growth = (middle.at(-1) ?? 0) / (middle[0] ?? 1)
      const parts = Object.fromEntries(sizes.map((size, at) => [`ms at ${size}`, Number((middle[at] ?? 0).toFixed(1))]))
      return [{ ...limit('payments: overview, 1,000,000 payments / 10,000', growth, '×', 3), parts }]
    },
  )
}

async function paid(connection: Connection, size: number) {
  setConnection(connection)
  const of = await aPaidMonth(connection.pool, { count: size / months, months })
  await rollUpTotals()
  await connection.pool.query('vacuum analyze payment_totals')
  return of
}
