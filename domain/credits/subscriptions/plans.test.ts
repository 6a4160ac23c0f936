import { beforeAll, expect, test } from 'vitest'
import type { Caller } from '#contract/caller.ts'
import { creditDays } from '#database/schema/credits/credit-days.ts'
import { openAffordable } from '#domain/applying/sealed/open-affordable.ts'
import { aCandidate, aPublishedForm } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { manyBareApplications } from '../../../tests/many-applications.ts'
import { plansOf } from '../../../tests/plans.ts'
import { aBuyer } from '../../../tests/worlds/buyer.ts'
import { listCreditEntries } from './list-credit-entries.ts'
import { readCreditUse } from './read-credit-use.ts'

// With a handful of rows the planner would not use the indexes, so there are enough here.

const connection = testDatabase()
let ids: { readonly companyId: string }
let caller: Caller

beforeAll(async () => {
  const runs = (await aCandidate({ operator: true })).caller
  const [own, other] = [await aBuyer(runs), await aBuyer(runs)]
  ;({ caller } = own)
  ids = { companyId: own.companyId }
  await Promise.all([own, other].map(({ spend }) => spend('message', 1)))
  await connection.pool.query(
    `insert into credit_entries (company_id, at, kind, amount, balance, why)
     select company_id, now() - make_interval(hours => n), 'application', -1, 1, 'application'
     from subscriptions, generate_series(1, 4000) n`,
  )
  const form = await aPublishedForm(own)
  await manyBareApplications(connection.pool, { id: form.id, companyId: own.companyId }, 3000)
  await connection.pool.query(
    'update applications set sealed = true where submitted_at > now() - interval $$20 minutes$$',
  )
  await connection.pool.query('vacuum analyze credit_entries, applications')
})

test('a page of the ledger is read in the order of its index', async () => {
  const [total, page] = await plansOf(connection.pool, () =>
    listCreditEntries(caller, { ...ids, pageNumber: 1, pageSize: 20 }),
  )
  expect(page).toMatch(/Index Scan Backward using credit_entries_\w*pk/)
  expect(page).not.toMatch(/Sort/)
  // The total comes from the daily sums.
  expect(total).not.toContain('credit_entries')
})

test('the subject of a ledger row is looked up for the shown rows, not for the skipped ones', async () => {
  const [, page] = await plansOf(connection.pool, () =>
    listCreditEntries(caller, { ...ids, pageNumber: 100, pageSize: 20 }),
  )
  expect(page).toMatch(/^Subquery Scan on credit_entries.*\n\s*->\s*Limit/)
})

test('usage is read from the daily sums and never from the ledger, and sealed applications by their own index', async () => {
  const plans = (await plansOf(connection.pool, () => readCreditUse(caller, ids))).join('\n')
  expect(plans).toMatch(/applications_sealed/)
  expect(plans).not.toMatch(/Seq Scan on applications/)
  // The ledger is read only for the time of the last package.
  const ofLedger = plans.split('\n').filter((line) => / on credit_entries\b/.test(line))
  expect(ofLedger).toEqual([expect.stringContaining('using credit_entries_packages')])
})

test('the number of rows read does not grow with the credits spent on a day', async () => {
  const spend = (times: number) =>
    connection.pool.query(
      `insert into credit_entries (company_id, kind, amount, balance, why)
       select $1, 'document', -1, 1, 'documents' from generate_series(1, $2)`,
      [ids.companyId, times],
    )
  const kept = () => connection.db.$count(creditDays)
  const used = async () => (await readCreditUse(caller, ids)).kinds[1]?.used
  await spend(1)
  const [rows, before] = [await kept(), await used()]
  await spend(3000)
  expect([await kept(), before, await used()]).toEqual([
    rows,
    [{ why: 'documents', count: 1 }],
    [{ why: 'documents', count: 3001 }],
  ])
})

test('looking for sealed applications to open reads no open ones', async () => {
  const plans = (await plansOf(connection.pool, openAffordable)).join('\n')
  expect(plans).toMatch(/applications_sealed/)
})
