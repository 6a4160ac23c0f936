import { expect, test } from 'vitest'
import { pagedAddress, pageInput, readPagedSearch } from './paged-search.ts'

test('what an address asks for is read, paged and written again', () => {
  const paged = readPagedSearch(new URLSearchParams('page=3&search=+müze+'))
  expect(pageInput(paged)).toEqual({ search: 'müze', pageNumber: 3, pageSize: 24 })
  expect(pagedAddress('/opportunities', paged)).toBe('/opportunities?search=m%C3%BCze&page=3')
})

test.each(['', 'page=0', 'page=999', 'page=x', 'search=%20&page='])('“%s” is the first page of all', (query) => {
  expect(pagedAddress('/communities', readPagedSearch(new URLSearchParams(query)))).toBe('/communities')
})
