import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nextTerm } from './next-term.ts'

const now = Date.parse('2026-11-18T09:00:00Z')

interface Given {
  readonly title?: string
  readonly opensAt?: string | null
  readonly closesAt?: string | null
  readonly resultAt?: string | null
  readonly startsAt?: string | null
}

const aStep = { id: 's1', name: 'Mülakat', note: '', endsAt: null }

const later = (
  { title = 'Burs', opensAt = null, closesAt = null, resultAt = null, startsAt = null }: Given,
  at = now,
) => nextTerm({ basics: { title }, dates: { opensAt, closesAt, resultAt }, steps: [{ ...aStep, startsAt }] }, at)

test('dates move to the same day of a later year, at the same time in Istanbul', () => {
  const lastYear = {
    opensAt: '2025-12-31T21:30:00.000Z',
    closesAt: '2026-02-15T20:59:00.000Z',
    resultAt: '2026-04-01T06:00:00.000Z',
    startsAt: '2026-03-01T07:00:00.000Z',
  }
  expect(later(lastYear)).toEqual({
    years: 1,
    title: 'Burs',
    dates: {
      opensAt: '2026-12-31T21:30:00.000Z',
      closesAt: '2027-02-15T20:59:00.000Z',
      resultAt: '2027-04-01T06:00:00.000Z',
    },
    steps: [{ ...aStep, startsAt: '2027-03-01T07:00:00.000Z' }],
  })
})

test.each([
  // A leap day in Istanbul begins at 21.00 UTC on the 28th.
  ['2024-02-28T21:00:00.000Z', '2027-02-27T21:00:00.000Z', 3],
  ['2024-02-29T20:59:00.000Z', '2027-02-28T20:59:00.000Z', 3],
  // The date this year is past, is exactly now, or is still to come.
  ['2025-11-18T08:59:00.000Z', '2027-11-18T08:59:00.000Z', 2],
  ['2025-11-18T09:00:00.000Z', '2027-11-18T09:00:00.000Z', 2],
  ['2025-11-18T09:01:00.000Z', '2026-11-18T09:01:00.000Z', 1],
  // Still to come: a new term is a year later all the same.
  ['2026-12-01T20:59:00.000Z', '2027-12-01T20:59:00.000Z', 1],
])('a deadline of %s becomes %s', (closesAt, expected, years) => {
  const term = later({ closesAt })
  expect([term.dates.closesAt, term.years]).toEqual([expected, years])
})

test('a leap day stays one if the new year has it', () => {
  const closesAt = '2024-02-29T20:59:00.000Z'
  expect(later({ closesAt }, Date.parse('2027-06-01T00:00:00Z')).dates.closesAt).toBe('2028-02-29T20:59:00.000Z')
})

test('all dates move together, so that the intervals stay', () => {
  const term = later({ opensAt: '2025-11-01T06:00:00.000Z', closesAt: '2025-12-01T20:59:00.000Z', title: '2025-2026' })
  expect(term.dates).toEqual({
    opensAt: '2027-11-01T06:00:00.000Z',
    closesAt: '2027-12-01T20:59:00.000Z',
    resultAt: null,
  })
  expect(term.title).toBe('2027-2028')
})

test('a date beyond the calendar is removed', () => {
  const term = later({ opensAt: '0001-01-01T00:00:00.000Z', closesAt: '9998-12-30T00:00:00.000Z' })
  expect(term.dates.closesAt).toBeNull()
  expect(Date.parse(term.dates.opensAt ?? '')).toBeGreaterThan(now)
})

const inYear = { opensAt: '2025-12-01T06:00:00.000Z', closesAt: '2026-01-15T20:59:00.000Z' }

test.each([
  ['Lisans Bursu 2025-2026', 'Lisans Bursu 2026-2027'],
  ['2025–2026 Lisans Bursu', '2026–2027 Lisans Bursu'],
  ['2025 / 2026 Öğretim Yılı', '2026 / 2027 Öğretim Yılı'],
  ['Burs 2025/26', 'Burs 2026/27'],
  ['Yaz Okulu 2026', 'Yaz Okulu 2027'],
  ['Destek 2025-2028', 'Destek 2026-2029'],
  ['Başvuru 2025-12', 'Başvuru 2026-12'],
  ['2023 Deprem Bursu 2026', '2023 Deprem Bursu 2027'],
  ['Vizyon 2030 Bursu', 'Vizyon 2030 Bursu'],
  ['1923’ten 100. Yıl Bursu', '1923’ten 100. Yıl Bursu'],
  ['İlan 12025', 'İlan 12025'],
  ['Işığın Çocukları Bursu', 'Işığın Çocukları Bursu'],
])('the title %s becomes %s', (title, expected) => {
  expect(later({ title, ...inYear }).title).toBe(expected)
})

test('without dates a title of this or the last year moves by one year', () => {
  expect(later({ title: 'Burs 2026-2027' })).toMatchObject({ years: 1, title: 'Burs 2027-2028' })
  expect(later({ title: 'Burs 2025-2026' }).title).toBe('Burs 2026-2027')
})

const threeHours = 3 * 3_600_000
const clock = (moment: string) => new Date(Date.parse(moment) + threeHours).toISOString()
const moment = fc
  .date({ min: new Date('2017-01-01T00:00:00Z'), max: new Date('2035-01-01T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString())

test('any dates: in the future, as early as possible, on the same days, in the same order, and with a title of the same length', () => {
  fc.assert(
    fc.property(
      fc.array(moment, { minLength: 3, maxLength: 3 }),
      moment,
      fc.string(),
      ([opensAt, closesAt, resultAt], at, title) => {
        if (!opensAt || !closesAt || !resultAt) return
        const given = { opensAt, closesAt, resultAt, title }
        const { years, dates, title: moved } = later(given, Date.parse(at))
        const before = [opensAt, closesAt, resultAt]
        const after = [dates.opensAt, dates.closesAt, dates.resultAt].map(String)
        expect(after.every((date) => Date.parse(date) > Date.parse(at))).toBe(true)
        expect(years).toBeGreaterThanOrEqual(1)
        // A year less would put a date into the past, except for a leap day.
        const earliest = before.toSorted()[0] ?? ''
        const yearLess = Number(clock(earliest).slice(0, 4)) + years - 1
        if (years > 1 && clock(earliest).slice(5, 10) !== '02-29')
          expect(`${yearLess}${clock(earliest).slice(4)}` <= clock(at)).toBe(true)
        for (const [at, date] of after.entries()) {
          const [was, is] = [clock(before[at] ?? ''), clock(date)]
          expect(Number(is.slice(0, 4)) - Number(was.slice(0, 4))).toBe(years)
          expect(is.slice(10)).toBe(was.slice(10))
          expect([was.slice(5, 10), was.slice(5, 10) === '02-29' ? '02-28' : '']).toContain(is.slice(5, 10))
        }
        expect(moved.length).toBe(title.length)
      },
    ),
    { seed: 20261118, numRuns: 500 },
  )
})
