import { expect, test } from 'vitest'
import { maskedPhone, phoneText } from './phone-text.ts'

test.each([
  ['+905321234567', '+90 532 123 45 67', '+90 *** *** ** 67'],
  ['+902125550000', '+90 212 555 00 00', '+90 *** *** ** 00'],
  ['+904440123', '+90 4440123', '+90 *** *** ** 23'],
  ['+4915112345678', '+49 15 112 345 678', '+49 ********* 78'],
  ['+12025550123', '+1 2 025 550 123', '+1 ******** 23'],
  ['+994501234567', '+994 501 234 567', '+994 ******* 67'],
  ['0212 555 00 00', '0212 555 00 00', '************ 00'],
])('%s is read as %s, and masked as %s', (phone, text, masked) => {
  expect(phoneText(phone)).toBe(text)
  expect(maskedPhone(phone)).toBe(masked)
})
