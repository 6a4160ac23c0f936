import { desc, eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import type { Caller } from '#contract/caller.ts'
import { database } from '#database/connection.ts'
import { operatorActs } from '#database/schema/operations/operator-acts.ts'
import { holidays } from '#database/schema/reference.ts'
import { aCandidate } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { checkReference, importReference } from './import-reference.ts'
import { readStatus } from './read-status.ts'

testDatabase()

let runs: Caller
beforeAll(async () => {
  runs = (await aCandidate({ operator: true })).caller
})

const fair = { day: '2041-05-19', name: 'Atatürk’ü Anma', nameEn: 'Commemoration of Atatürk' }
const content = JSON.stringify([fair])
const reason = '2041 takvimi açıklandı.'
const would = { list: 'holidays-tr', written: [{ table: 'holidays', rows: 1, inserted: 1, changed: 0 }] }

test('an import is previewed with its changes, and recorded with its version and operator', async () => {
  expect(await checkReference(runs, { content })).toEqual(would)
  expect(await database().$count(holidays, eq(holidays.day, fair.day))).toBe(0)
  expect(await importReference(runs, { content, fileName: 'tatiller.json', reason })).toEqual(would)
  expect(await database().$count(holidays, eq(holidays.day, fair.day))).toBe(1)
  expect(await checkReference(runs, { content })).toMatchObject({ written: [{ inserted: 0, changed: 0 }] })
  const { versions } = await readStatus()
  expect(versions.reference).toContainEqual(expect.objectContaining({ name: 'imported-holidays-tr' }))
  const [act] = await database().select().from(operatorActs).orderBy(desc(operatorActs.place)).limit(1)
  expect(act).toMatchObject({ act: 'referenceImported', about: 'tatiller.json', reason })
})

test.each([
  ['not JSON', '{', { code: 'reference.wrongFile', values: { wrong: 'notJson' } }],
  ['another list', '[{"a":1}]', { code: 'reference.wrongFile', values: { wrong: 'unknown' } }],
  [
    'a row',
    JSON.stringify([{ ...fair, day: '2041-13-01' }]),
    { code: 'reference.wrongRow', values: { row: 1, at: 'day' } },
  ],
  ['a day twice', JSON.stringify([fair, fair]), { code: 'reference.wrongRow', values: { wrong: 'sameId', row: 2 } }],
  ['a NUL', JSON.stringify([{ ...fair, name: 'a\u0000b' }]), { code: 'reference.wrongFile' }],
])('an invalid file is refused with the reason: %s', async (_, wrong, refusal) => {
  await expect(checkReference(runs, { content: wrong })).rejects.toMatchObject(refusal)
  await expect(importReference(runs, { content: wrong, fileName: 'a.json', reason })).rejects.toMatchObject(refusal)
})
