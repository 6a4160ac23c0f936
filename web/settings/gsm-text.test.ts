import { expect, test } from 'vitest'
import { gsmText } from './gsm-text.ts'

test.each([
  ['+905321234567', '+90 532 123 45 67'],
  ['+4915112345678', '+4915112345678'],
])('%s is read as %s', (gsm, text) => {
  expect(gsmText(gsm)).toBe(text)
})
