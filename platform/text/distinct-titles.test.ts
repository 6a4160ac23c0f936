import { expect, test } from 'vitest'
import { distinctTitles } from './distinct-titles.ts'

test('only titles that several forms have are followed by the number', () => {
  const forms = [
    { title: 'Lisans Bursu', number: 100_061 },
    { title: 'Staj', number: 100_062 },
    { title: 'Lisans Bursu', number: 100_063 },
  ]
  expect(distinctTitles(forms, ({ title, number }) => `${title} · No ${number}`)).toEqual([
    'Lisans Bursu · No 100061',
    'Staj',
    'Lisans Bursu · No 100063',
  ])
})
