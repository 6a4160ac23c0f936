import { expect, test } from 'vitest'
import { formsSearchAddress, formsSearchOf } from './forms-search.ts'

const searchOf = (text: string) => formsSearchOf(new URLSearchParams(text))

test('an address is read and written back; nonsense is as good as nothing', () => {
  const search = searchOf('search=m%C3%BChendis&sort=deadline&page=3')
  expect(search).toEqual({ search: 'mühendis', sort: 'deadline', page: 3 })
  expect(formsSearchAddress(search, { page: 4 })).toBe('?search=m%C3%BChendis&sort=deadline&page=4')
  expect(searchOf('sort=y&page=-2')).toEqual({ search: '', sort: 'awaiting', page: 1 })
  expect(formsSearchAddress(searchOf('page=3'), { search: '' })).toBe('?')
})
