import { expect, test } from 'vitest'
import type { Asked } from '#contract/call.ts'
import { enterParticipantsFile as call } from '#contract/participants/enter-participants-file.ts'
import { problemOf } from '../../../tests/applying.ts'
import { testDatabase } from '../../../tests/database.ts'
import { ibanOf } from '../../../tests/iban-of.ts'
import { anEntryRound, creditsOf } from '../../../tests/worlds/entry-round.ts'
import { enterParticipantsFile } from './enter-participants-file.ts'

testDatabase()

const first = ibanOf('first')
const csv = [
  'E-posta;Ad;Soyad;IBAN;Hesap sahibi;Tutar;İlk ay;Ay sayısı;Eski hesap',
  `a@ornek.test;Ayşe;Yılmaz;${first};;4.000;12.2026;5;${ibanOf('old')}`,
  `b@ornek.test;Ali;Demir;${ibanOf('second')};Hasan Demir;;;;`,
  `c@ornek.test;Can;Kaya;${first.slice(0, -1)}0;;abc;13.2026;90;`,
  'a@ornek.test;Ayşe;Yılmaz;;;;;;',
].join('\n')
const usual = {
  amountMinor: 100_000,
  currency: 'TRY',
  rhythm: 'Monthly',
  times: 2,
  from: '2026-11-30',
  label: 'Burs',
} as const

async function aRound() {
  const { caller, ids, companyId } = await anEntryRound()
  const enterFile = (body: Partial<Asked<typeof call>>) => {
    const file = Buffer.from(csv).toString('base64')
    const asked = call.body.parse({ file, fileName: 'b.csv', plan: usual, ground: 'contract', ...body })
    return enterParticipantsFile(caller, { ...ids, ...asked })
  }
  return { companyId, enterFile }
}

test('a file is previewed and then entered; rows are named by number, and answers mask accounts', async () => {
  const { companyId, enterFile } = await aRound()
  const dry = await enterFile({ dryRun: true })
  expect(dry.columns.map(({ field }) => field)).toEqual([
    ...['email', 'name', 'surname', 'iban', 'accountHolder', 'amount', 'firstMonth', 'months', null],
  ])
  const sums = { changed: 2, accounts: 2, otherOwners: 1, payments: 7 }
  expect(dry).toMatchObject({ ...sums, credits: 2, totals: [{ currency: 'TRY', minor: 2_200_000 }], total: 4 })
  expect(dry.otherOwnerRows).toEqual([{ line: 3, name: 'Ali Demir', owner: 'Hasan Demir' }])
  expect(dry.sameNames).toEqual({ count: 0, rows: [] })
  expect(dry.wrong).toMatchObject({ count: 1, rows: [{ line: 4, who: 'Can Kaya' }] })
  expect(dry.refused).toMatchObject([{ reason: 'repeated', count: 1, sample: [{ line: 5 }] }])
  expect(await creditsOf(companyId)).toBeUndefined()
  expect(await enterFile({ expected: 2 })).toMatchObject(sums)
  const again = await enterFile({})
  expect(again).toMatchObject({ changed: 0, actId: null })
  for (const answer of [dry, again])
    for (const seed of ['first', 'second', 'old'])
      expect(JSON.stringify(answer)).not.toContain(ibanOf(seed).slice(4, -4))
})

test.each([
  ['without a byte', ''],
  ['with headings alone', 'E-posta;Ad;Soyad'],
])('a file %s is refused by name', async (_, text) => {
  const { enterFile } = await aRound()
  const file = Buffer.from(text).toString('base64')
  expect(await problemOf(enterFile({ file, fileName: 'boş.csv', dryRun: true }))).toMatchObject({
    code: 'sheets.empty',
    values: { fileName: 'boş.csv' },
  })
})

test('columns that do not fit the file are refused by name', async () => {
  const { enterFile } = await aRound()
  expect(await problemOf(enterFile({ fields: ['name', 'name'] }))).toMatchObject({
    errors: [{ field: 'fields' }, { field: 'fields.1' }],
  })
})
