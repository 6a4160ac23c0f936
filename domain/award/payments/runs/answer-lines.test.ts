import { expect, test } from 'vitest'
import { answerLines } from './answer-lines.ts'
import { referenceOf } from './payment-reference.ts'

const read = (...rows: readonly (readonly string[])[]) =>
  answerLines(rows.map((cells, at) => ({ line: at + 1, cells })))

test('with named columns, whatever the other columns contain', () => {
  expect(
    read(
      ['Toplu ödeme sonuç raporu'],
      ['Referans', 'Alıcı', 'Tutar', 'Durum', 'Red nedeni'],
      ['K0003-00001', 'İade Hatasız', '2.000,00', 'Ödendi', ''],
      ['K0003-00002', 'Ali', '2000,5', 'BAŞARISIZ', 'Hesap kapalı'],
      ['K0003-00003', 'Can', '1500', 'Bekliyor', ''],
    ),
  ).toEqual([
    expect.objectContaining({ line: 3, reference: 'K0003-00001', outcome: 'Paid', amountMinor: 200_000, reason: '' }),
    expect.objectContaining({ line: 4, outcome: 'Returned', amountMinor: 200_050, reason: 'Hesap kapalı' }),
    expect.objectContaining({ line: 5, outcome: null, amountMinor: 150_000 }),
  ])
})

test('the bank’s reason is kept even from a remark column, unless it only repeats the reference', () => {
  const headings = ['Referans', 'Durum', 'Açıklama']
  expect(read(headings, ['K0003-00001', 'İade', 'Alıcı hesabı kapalı'])[0]?.reason).toBe('Alıcı hesabı kapalı')
  expect(read(headings, ['K0003-00001', 'İade', 'BURS K0003-00001'])[0]?.reason).toBe('İade')
})

test('without headings: the reference within a description, the outcome word in any cell', () => {
  expect(
    read(
      ['16.11.2026', 'EFT AYLIK BURS k000300001 AYŞE', 'GERÇEKLEŞTİ'],
      ['16.11.2026', 'K0003 00002', 'Ödenmedi: IBAN hatalı'],
      ['başka bir ödeme', '500,00', ''],
    ),
  ).toEqual([
    expect.objectContaining({ line: 1, reference: 'K0003-00001', outcome: 'Paid' }),
    expect.objectContaining({
      line: 2,
      reference: 'K0003-00002',
      outcome: 'Returned',
      reason: 'Ödenmedi: IBAN hatalı',
    }),
    expect.objectContaining({ line: 3, reference: null, outcome: null, text: 'başka bir ödeme · 500,00' }),
  ])
})

test.each([
  ['2.000,00', 200_000],
  ['2,000.00', 200_000],
  ['2000', 200_000],
  ['12.345.678,90 TL', 1_234_567_890],
  ['0,5', 50],
  ['yok', null],
])('%s is %s', (written, minor) => {
  expect(read(['Referans', 'Tutar'], ['K0001-00001', written])[0]?.amountMinor).toBe(minor)
})

test('a reference has its organization’s mark; references from before marks are read as written', () => {
  const [one, other] = ['0197f3a0-7c3e-7b2a-9d41-3f6f2f1f0a11', '0197f3a0-7c3e-7b2a-9d41-3f6f2f1f0a12'].map((id) =>
    referenceOf(id, 42, 16),
  )
  expect(one).toMatch(/^K[A-Z]{4}0042-00017$/)
  expect(one).not.toBe(other)
  const spoken = `EFT ${one?.replace('-', '').toLowerCase()} AYŞE`
  expect(read([spoken], ['K0042-00017']).map(({ reference }) => reference)).toEqual([one, 'K0042-00017'])
})

test('neither a name nor a longer number is a reference', () => {
  expect(read(['BK0003-00001'], ['K0003-000012'], ['K03-00001']).map(({ reference }) => reference)).toEqual([
    null,
    null,
    null,
  ])
})

test('contradicting cells give no outcome, so that a paid payment is not taken for returned', () => {
  expect(
    read(['16.11.2026', 'YOL GİDERİ İADE K0003-00001', 'Ödendi'], ['16.11.2026', 'K0003-00002', 'Ödendi', 'OK']).map(
      ({ outcome }) => outcome,
    ),
  ).toEqual([null, 'Paid'])
})
