import { expect, test } from 'vitest'
import { formatMoney } from './money.ts'

test.each([
  [400000, 'TRY', '4.000\u00a0TL', 'TRY\u00a04,000'],
  [400050, 'TRY', '4.000,50\u00a0TL', 'TRY\u00a04,000.50'],
  [5, 'TRY', '0,05\u00a0TL', 'TRY\u00a00.05'],
  [0, 'TRY', '0\u00a0TL', 'TRY\u00a00'],
  [-125000, 'EUR', '-1.250\u00a0EUR', 'EUR\u00a0-1,250'],
  [123456789, 'USD', '1.234.567,89\u00a0USD', 'USD\u00a01,234,567.89'],
  [4000, 'JPY', '4.000\u00a0JPY', 'JPY\u00a04,000'],
  [4500, 'KWD', '4,500\u00a0KWD', 'KWD\u00a04.500'],
])('%d minor units of %s are %s, %s', (amount, currency, turkish, english) => {
  expect(formatMoney({ amount, currency }, 'tr')).toBe(turkish)
  expect(formatMoney({ amount, currency }, 'en')).toBe(english)
})

test('what is no currency code is a mistake of the programmer', () => {
  expect(() => formatMoney({ amount: 1, currency: 'lira' }, 'tr')).toThrow(RangeError)
})
