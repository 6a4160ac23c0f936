import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isTckn, isTurkishIban, isVkn, mod97 } from './checksums.ts'

const digits = (length: number) => fc.stringMatching(new RegExp(`^[0-9]{${length}}$`))
const endings = (length: number) => Array.from({ length: 10 ** length }, (_, end) => String(end).padStart(length, '0'))

test('for nine digits exactly one of the hundred endings is a valid identity number', () => {
  fc.assert(
    fc.property(digits(9), (start) => {
      const valid = endings(2).filter((end) => isTckn(start + end))
      expect(valid).toHaveLength(start.startsWith('0') ? 0 : 1)
    }),
  )
})

test('a foreigner number beginning with 99 is checked in the same way', () => {
  expect(endings(2).filter((end) => isTckn(`991234567${end}`))).toHaveLength(1)
})

test('one wrong digit never passes as an identity number', () => {
  fc.assert(
    fc.property(digits(9), fc.nat(10), fc.integer({ min: 1, max: 9 }), (start, place, shift) => {
      const valid = endings(2)
        .map((end) => start + end)
        .find(isTckn)
      fc.pre(valid !== undefined)
      const wrong = [...valid].map((digit, at) => (at === place ? (Number(digit) + shift) % 10 : digit)).join('')
      expect(isTckn(wrong)).toBe(false)
    }),
  )
})

test('for nine digits exactly one of the ten endings is a valid tax number', () => {
  fc.assert(fc.property(digits(9), (start) => endings(1).filter((end) => isVkn(start + end)).length === 1))
})

test('tax numbers that other validators publish as examples pass', () => {
  expect(['4540536920', '1000036109', '1430466081', '9029589240', '3721052062'].filter(isVkn)).toHaveLength(5)
  expect(isVkn('4540536921')).toBe(false)
})

test('a generated IBAN passes, and one with a changed or swapped character does not', () => {
  fc.assert(
    fc.property(
      digits(5),
      digits(16),
      fc.integer({ min: 4, max: 25 }),
      fc.integer({ min: 1, max: 9 }),
      (bank, account, place, shift) => {
        const check = String(98 - mod97(`${bank}0${account}TR00`)).padStart(2, '0')
        const iban = `TR${check}${bank}0${account}`
        expect(isTurkishIban(iban)).toBe(true)
        expect(isTurkishIban([...iban].map((c, at) => (at === place ? (Number(c) + shift) % 10 : c)).join(''))).toBe(
          false,
        )
      },
    ),
  )
})

test('mod 97 counts letters as two digits', () => {
  expect(mod97('3214282912345698765432161182')).toBe(1)
  expect(mod97('WEST12345698765432GB82')).toBe(1)
})
