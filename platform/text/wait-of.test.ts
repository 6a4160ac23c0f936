import { expect, test } from 'vitest'
import { translate } from '../texts.ts'
import { waitOf } from './wait-of.ts'

test.each([
  [1, '1 saniye sonra', 'in 1 second.'],
  [119, '119 saniye sonra', 'in 119 seconds.'],
  [121, '3 dakika sonra', 'in 3 minutes.'],
  [900, '15 dakika sonra', 'in 15 minutes.'],
  [86_400, '24 saat sonra', 'in 24 hours.'],
])('%i seconds are said as people say them', (seconds, tr, en) => {
  const said = (language: 'tr' | 'en') => translate(language, 'problems.accounts.tooManyTries.detail', waitOf(seconds))
  expect(said('tr')).toBe(`${tr} yeniden deneyebilirsin.`)
  expect(said('en')).toBe(`You can try again ${en}`)
})
