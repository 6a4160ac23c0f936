import { expect, test } from 'vitest'
import { bankCodeIn, caretAfter, ibanText } from './iban-text.ts'

test.each([
  ['', ''],
  ['tr33', 'TR33'],
  ['TR330006', 'TR33 0006'],
  ['TR330006100519786457841326', 'TR33 0006 1005 1978 6457 8413 26'],
  ['TR33 0006 1005 1978 6457 8413 26 99', 'TR33 0006 1005 1978 6457 8413 26'],
  ['33 0006', 'TR33 0006'],
  ['tr33-0006.1005', 'TR33 0006 1005'],
])('%j is shown as %j', (written, shown) => {
  expect(ibanText(written)).toBe(shown)
})

test('the bank is known as soon as its code is written', () => {
  expect(bankCodeIn('TR33 0006')).toBeUndefined()
  expect(bankCodeIn('TR33 0006 1')).toBe('00061')
  expect(bankCodeIn('DE33 0006 1')).toBeUndefined()
})

test('the caret stays behind the digit that was written, whatever spaces come', () => {
  expect(caretAfter('TR33 0006', 4)).toBe(4)
  expect(caretAfter('TR33 0006', 5)).toBe(6)
  expect(caretAfter('TR33', 9)).toBe(4)
})
