import { expect, test } from 'vitest'
import { advertisementAddress, companyAddress } from '#platform/text/public-addresses.ts'
import { numberIn } from './number-in.ts'

test('an advertisement lies in the list of its type, under its title without Turkish letters', () => {
  const scholarship = { type: 'scholarship', title: 'Yarının Mühendisleri Bursu', formIdentityNumber: 1042 } as const
  expect(advertisementAddress(scholarship)).toBe('/scholarships/yarinin-muhendisleri-bursu-1042')
  expect(advertisementAddress({ ...scholarship, type: 'job', title: '🎓' })).toBe('/jobs/job-1042')
})

test('an organization keeps its number whatever it is called', () => {
  expect(companyAddress({ name: 'İğde Vakfı', companyNumber: 7 })).toBe('/organizations/igde-vakfi-7')
})

test.each([
  ['yarinin-muhendisleri-bursu-1042', '1042'],
  ['1042', '1042'],
  ['anything-2026-1042', '1042'],
])('%s is number %s', (place, number) => {
  expect(numberIn(place)).toBe(number)
})

test.each(['burs', '', 'burs-', 'burs-12a', 'burs-1234567890', undefined])('%s is no place of ours', (place) => {
  expect(() => numberIn(place)).toThrow(Response)
})
