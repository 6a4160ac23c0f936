import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { ApplicationAction, ApplicationStatus } from '#contract/fields/application-status.ts'
import { aCompany, aPublishedForm } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { manyBareApplications } from '../../../tests/many-applications.ts'
import { rollUpCounts } from './roll-up-counts.ts'

const connection = testDatabase()
const query = (text: string, values?: unknown[]) => connection.pool.query(text, values)

beforeAll(async () => {
  const company = await aCompany()
  for (const size of [40, 25]) {
    const { id } = await aPublishedForm(company)
    await manyBareApplications(connection.pool, { id, companyId: company.companyId }, size)
  }
})

const columns = 'company_id, form_id, status, sealed, action, step_id, arrived, published'
const kept = async () =>
  (
    await query(`select ${columns}, sum(difference)::int as number from application_counts
    group by ${columns} having sum(difference) <> 0 order by ${columns}`)
  ).rows
const counted = async () =>
  (
    await query(`select ${columns}, count(*)::int as number
    from (
      select *, submitted_at is not null as arrived, result_published_at is not null as published from applications
    ) as standing
    group by ${columns} order by ${columns}`)
  ).rows
const rowsKept = async () => (await query('select from application_counts')).rowCount ?? 0

const some = "id in (select id from applications where ('x' || substr(md5(id::text), 1, 6))::bit(24)::int % $1 = 0)"
const share = fc.integer({ min: 1, max: 30 })
/** Statements as acts, candidates and sweeps run them; each changes a share of the applications. */
const change = fc.oneof(
  fc.record({ share, set: fc.constantFrom(...ApplicationStatus.options).map((to) => `status = '${to}'`) }),
  fc.record({ share, set: fc.constantFrom(...ApplicationAction.options).map((to) => `action = '${to}'`) }),
  fc.record({ share, set: fc.constantFrom('sealed = not sealed', 'submitted_at = null', 'submitted_at = now()') }),
  fc.record({ share, set: fc.constantFrom('result_published_at = now()', 'result_published_at = null') }),
  fc.record({ share, set: fc.constantFrom('step_id = null', 'step_id = form_id', 'changed_at = now()') }),
)

test('the stored counts equal the numbers of applications, whatever changes and whenever they are rolled up', async () => {
  expect(await kept()).toEqual(await counted())
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(change, fc.boolean()), { maxLength: 8 }), async (changes) => {
      for (const [{ share: one, set }, folds] of changes) {
        // A second draft of one candidate for one form is refused; the refused one must not be counted.
        await query(`update applications set ${set} where ${some}`, [one])
        if (folds) await rollUpCounts()
      }
      expect(await kept()).toEqual(await counted())
    }),
    { numRuns: 40 },
  )
})

test('unchanged rows and rolled-back changes are not counted', async () => {
  await rollUpCounts()
  const before = await kept()
  const rows = await rowsKept()
  await query('update applications set changed_at = now(), last_place = $1', ['answers'])
  expect(await rowsKept()).toBe(rows)
  const client = await connection.pool.connect()
  await client.query("begin; update applications set status = 'Rejected'; rollback")
  client.release()
  expect(await kept()).toEqual(before)
})

test('concurrent changes during a roll-up are all counted and wait for no lock', async () => {
  const { rows } = await query('select id from applications')
  await Promise.all(
    rows.map(async ({ id }, at) => {
      await query('update applications set status = $2 where id = $1', [id, at % 2 ? 'InReview' : 'Shortlisted'])
      if (at % 5 === 0) await rollUpCounts()
    }),
  )
  expect(await kept()).toEqual(await counted())
  const [one, other] = [await connection.pool.connect(), await connection.pool.connect()]
  await one.query(`begin; update applications set status = 'Reserve' where id = '${rows[0]?.id}'`)
  // A change of another candidate to the same form does not wait for the open transaction.
  await other.query(`set lock_timeout = '1s'; update applications set status = 'Reserve' where id = '${rows[1]?.id}'`)
  await rollUpCounts()
  await one.query('commit')
  await other.query('reset lock_timeout')
  one.release()
  other.release()
  expect(await kept()).toEqual(await counted())
})

test('thousands of changes become a handful of rows by a roll-up', async () => {
  for (let round = 0; round < 20; round++) await query("update applications set sealed = not sealed, action = 'None'")
  const before = await rowsKept()
  await rollUpCounts()
  expect(await rowsKept()).toBeLessThan(before / 2)
  expect(await kept()).toEqual(await counted())
})

test('deleted applications are counted back to nothing', async () => {
  await query('delete from applications')
  expect(await kept()).toEqual([])
  await rollUpCounts()
  expect(await rowsKept()).toBe(0)
})
