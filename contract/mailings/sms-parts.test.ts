import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countSms, shortenedSms, smsText } from './sms-parts.ts'

describe('letters are counted as mobile networks do', () => {
  test.each([
    ['', { alphabet: 'gsm', parts: 1, used: 0, left: 160 }],
    ['a'.repeat(160), { alphabet: 'gsm', parts: 1, used: 160, left: 0 }],
    ['a'.repeat(161), { alphabet: 'gsm', parts: 2, used: 161, left: 145 }],
    ['ÇöüÖÜ', { alphabet: 'gsm', parts: 1, used: 5, left: 155 }],
    ['€', { alphabet: 'gsm', parts: 1, used: 2, left: 158 }],
    ['ş', { alphabet: 'turkish', parts: 1, used: 2, left: 153 }],
    ['İğdır’da', { alphabet: 'unicode', parts: 1, used: 8, left: 62 }],
    [`ş${'a'.repeat(153)}`, { alphabet: 'turkish', parts: 1, used: 155, left: 0 }],
    [`ş${'a'.repeat(154)}`, { alphabet: 'turkish', parts: 2, used: 156, left: 142 }],
    ['ж'.repeat(70), { alphabet: 'unicode', parts: 1, used: 70, left: 0 }],
    ['ж'.repeat(71), { alphabet: 'unicode', parts: 2, used: 71, left: 63 }],
    ['😀', { alphabet: 'unicode', parts: 1, used: 2, left: 68 }],
  ])('%s', (text, count) => {
    expect(countSms(text)).toEqual(count)
  })

  test('a letter of two units is not split across two parts', () => {
    // 152 letters and a euro sign leave one unit of the first part unused.
    expect(countSms(`${'a'.repeat(152)}€${'a'.repeat(151)}`)).toMatchObject({ parts: 2, left: 0 })
    expect(countSms(`${'a'.repeat(152)}€${'a'.repeat(152)}`)).toMatchObject({ parts: 3 })
    expect(countSms(`${'ж'.repeat(66)}😀${'ж'.repeat(65)}`)).toMatchObject({ parts: 2, left: 0 })
  })
})

test('typographic signs become plain ones, because they would halve the capacity', () => {
  expect(countSms(smsText('“Köprü”’nün sınavı – yarın…'))).toMatchObject({ alphabet: 'turkish' })
})

test('a long text is shortened to three parts, whatever its letters', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', 'ş', '€', 'ж', '😀', ' ', '’'), maxLength: 900 }), (text) => {
      const sent = shortenedSms(text)
      expect(countSms(sent).parts).toBeLessThanOrEqual(3)
      if (countSms(smsText(text)).parts <= 3) expect(sent).toBe(smsText(text))
    }),
  )
})
