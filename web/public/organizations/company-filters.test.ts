import { expect, test } from 'vitest'
import { companiesAddress, companiesInput, isNarrowed, readCompanyFilters } from './company-filters.ts'

const read = (query: string) => readCompanyFilters(new URLSearchParams(query))

test('what an address asks for is read, asked and written again', () => {
  const filters = read('page=2&type=foundation&cityId=34&search=eğitim&hasOpenForms=true&sort=name')
  expect(companiesInput(filters)).toEqual({
    search: 'eğitim',
    type: ['foundation'],
    cityId: [34],
    hasOpenForms: 'true',
    sort: 'name',
    pageNumber: 2,
    pageSize: 24,
  })
  expect(readCompanyFilters(new URL(companiesAddress(filters), 'http://a').searchParams)).toEqual(filters)
  expect(isNarrowed(filters)).toBe(true)
})

test.each(['', 'type=gang', 'cityId=-1', 'page=0', 'sort=&hasOpenForms=false', 'search=%20'])(
  '“%s” asks for all organizations',
  (query) => {
    expect(companiesAddress(read(query))).toBe('/organizations')
    expect(isNarrowed(read(query))).toBe(false)
  },
)
