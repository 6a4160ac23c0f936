import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { ParticipantStatus } from '#contract/fields/participant-status.ts'
import { newId } from '#platform/ids.ts'
import { aCompany, aPublishedForm } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { manyApplications } from '../../../tests/many-applications.ts'
import { allTakePart } from '../../../tests/participants.ts'
import { rollUpParticipantCounts } from './roll-up-participant-counts.ts'

const connection = testDatabase()
const query = (text: string, values?: unknown[]) => connection.pool.query(text, values)

beforeAll(async () => {
  const company = await aCompany()
  for (const size of [40, 25]) {
    const { id } = await aPublishedForm(company)
    await manyApplications(connection.pool, { id, companyId: company.companyId }, size, newId())
    await allTakePart(connection.pool, id)
  }
})

const kept = async () =>
  (
    await query(`select company_id, form_id, status, sum(difference)::int as number from participant_counts
    group by 1, 2, 3 having sum(difference) <> 0 order by 1, 2, 3`)
  ).rows
const counted = async () =>
  (
    await query(
      'select company_id, form_id, status, count(*)::int as number from participants group by 1, 2, 3 order by 1, 2, 3',
    )
  ).rows
const rowsKept = async () => (await query('select from participant_counts')).rowCount ?? 0

const some = "id in (select id from participants where ('x' || substr(md5(id::text), 1, 6))::bit(24)::int % $1 = 0)"

test('the kept counts equal the numbers of participants after any change, whenever they are rolled up', async () => {
  const change = fc.tuple(fc.integer({ min: 1, max: 30 }), fc.constantFrom(...ParticipantStatus.options), fc.boolean())
  await fc.assert(
    fc.asyncProperty(fc.array(change, { maxLength: 8 }), async (changes) => {
      for (const [share, status, folds] of changes) {
        await query(`update participants set status = '${status}' where ${some}`, [share])
        if (folds) await rollUpParticipantCounts()
      }
      expect(await kept()).toEqual(await counted())
    }),
    { numRuns: 30 },
  )
})

test('rolling up turns many changes into few rows, and deletions cancel out', async () => {
  for (let round = 0; round < 10; round++)
    await query(`update participants set status = '${round % 2 ? 'Active' : 'Suspended'}'`)
  const before = await rowsKept()
  await rollUpParticipantCounts()
  expect(await rowsKept()).toBeLessThan(before / 2)
  expect(await kept()).toEqual(await counted())
  await query('delete from participants')
  await rollUpParticipantCounts()
  expect(await rowsKept()).toBe(0)
})
