import { beforeAll, expect, test } from 'vitest'
import type { Caller } from '#contract/caller.ts'
import { searchCompanies } from '#domain/operations/operations/search-companies.ts'
import { aCandidate } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { plansOf } from '../../../tests/plans.ts'
import { aBuyer } from '../../../tests/worlds/buyer.ts'
import { listOrders, searchOrders } from './list-orders.ts'

// Enough organizations and orders for the planner to prefer each index; nearly all of the orders are finished.

const connection = testDatabase()
const page = { pageNumber: 1, pageSize: 20 }
let runs: Caller
let own: Awaited<ReturnType<typeof aBuyer>>

beforeAll(async () => {
  runs = (await aCandidate({ operator: true })).caller
  own = await aBuyer(runs)
  await connection.pool.query(
    `insert into companies (id, name, created_at)
     select gen_random_uuid(), 'Kurum ' || md5(n::text), now() - make_interval(mins => n) from generate_series(1, 3000) n`,
  )
  await connection.pool.query(
    `insert into orders (id, company_id, package_id, kind, names, application_credit, document_credit, message_credit,
       months, days, carries_over, price_minor, vat_minor, currency, vat_rate, ordered_by, ordered_at, state, ended_at)
     select gen_random_uuid(), c.id, 'starter', 'package', '{"tr":"B","en":"S"}', 1, 1, 1, 12, 0, true, 100, 20, 'TRY', 2000,
       $1, c.created_at - make_interval(secs => n), case when n = 1 then 'Ordered' else 'Cancelled' end,
       case when n = 1 then null else now() end
     from companies c, generate_series(1, 10) n where c.id <> $2`,
    [own.accountId, own.companyId],
  )
  await connection.pool.query(`update orders set company_id = $1 where number % 3 = 0`, [own.companyId])
  await connection.pool.query('vacuum analyze companies, orders')
}, 60_000)

const firstPlan = async (work: () => Promise<unknown>) => (await plansOf(connection.pool, work))[0]
const everyPlan = async (work: () => Promise<unknown>) => (await plansOf(connection.pool, work)).join('\n')

test('a page of orders, of all or one organization, is read in index order', async () => {
  const all = await firstPlan(() => searchOrders(runs, page))
  expect(all).toMatch(/orders_newest/)
  const theirs = await firstPlan(() => listOrders(own.caller, { companyId: own.companyId, ...page }))
  expect(theirs).toMatch(/orders_company/)
  for (const plan of [all, theirs]) expect(plan).not.toMatch(/Sort|Seq Scan/)
})

test('unpaid orders are found without reading finished ones', async () => {
  const plans = await everyPlan(() => searchOrders(runs, { state: ['Ordered'], ...page }))
  expect(plans).toMatch(/orders_waiting/)
  expect(plans).not.toMatch(/Seq Scan on orders/)
})

test.each(['kurum 1f0e3', 'KPR000777', '777'])(
  'searching for %s reads neither every order nor every name',
  async (search) => {
    const plans = await everyPlan(() => searchOrders(runs, { search, ...page }))
    expect(plans).toMatch(/companies_search/)
    expect(plans).not.toMatch(/Seq Scan on (?:orders|companies)/)
  },
)

test('organizations are read in index order, and found by their numbers', async () => {
  expect(await firstPlan(() => searchCompanies(runs, page))).toMatch(/companies_newest/)
  const numbered = await everyPlan(() => searchCompanies(runs, { search: '4540536920', ...page }))
  expect(numbered).not.toMatch(/Seq Scan on companies/)
})
