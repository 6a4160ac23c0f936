import { expect, test } from 'vitest'
import { pastedAddresses } from './pasted-addresses.ts'

test('addresses are found in whatever was pasted, each once', () => {
  const text =
    'Ayşe Yılmaz <AYSE@ornek.com>; mehmet@ornek.com,\nayse@ornek.com mailto:ali@ornek.edu.tr. (veli@ornek.com)'
  expect(pastedAddresses(text)).toEqual({
    valid: ['ayse@ornek.com', 'mehmet@ornek.com', 'ali@ornek.edu.tr', 'veli@ornek.com'],
    wrong: [],
  })
})

test('what is no address is named', () => {
  expect(pastedAddresses('ali@ornek veli@@ornek.com Ad Soyad')).toEqual({
    valid: [],
    wrong: ['ali@ornek', 'veli@@ornek.com'],
  })
  expect(pastedAddresses('')).toEqual({ valid: [], wrong: [] })
})
