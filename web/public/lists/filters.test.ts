import { expect, test } from 'vitest'
import { dropsOf, filtersAddress, filtersInput, isFiltered, readFilters } from './filters.ts'

const read = (query: string) => readFilters(new URLSearchParams(query))

test('an address without a query asks for everything that is open, by deadline', () => {
  const filters = read('')
  expect(filtersInput(filters)).toEqual({})
  expect(filtersAddress('/scholarships', filters)).toBe('/scholarships')
  expect(isFiltered(filters)).toBe(false)
})

test('what an address asks for is read and written again, in one order', () => {
  const filters = read('page=3&sort=newest&cityId=34&level=master&level=bachelor&search=++mühendis+&closesIn=7')
  expect(filtersInput(filters)).toEqual({
    search: 'mühendis',
    level: ['bachelor', 'master'],
    cityId: [34],
    closesIn: 7,
  })
  expect(filtersAddress('/jobs', filters)).toBe(
    '/jobs?search=m%C3%BChendis&level=bachelor&level=master&cityId=34&closesIn=7&sort=newest&page=3',
  )
})

test.each([
  'page=0',
  'page=1e9',
  'page=-1',
  'page=501',
  'level=gods',
  'cityId=istanbul',
  'cityId=99999999999',
  'companyId=1',
  'minAmount=',
  'closesIn=366',
  'state=Everything',
  'sort=random',
  'search=+++',
  'utm_source=x&unknown[]=1',
])('%s is understood as nothing', (query) => {
  expect(read(query)).toEqual(read(''))
})

test('a search is never longer than the API takes', () => {
  expect(read(`search=${'a'.repeat(500)}`).search).toHaveLength(100)
})

test('each filter can be dropped on its own, and leads back to the first page', () => {
  const drops = dropsOf(read('search=burs&level=phd&level=master&state=Closed&page=4'))
  expect(drops.map(({ name, without }) => [name, filtersAddress('/search', without)])).toEqual([
    ['search', '/search?level=master&level=phd&state=Closed'],
    ['level', '/search?search=burs&state=Closed'],
    ['state', '/search?search=burs&level=master&level=phd'],
  ])
})
