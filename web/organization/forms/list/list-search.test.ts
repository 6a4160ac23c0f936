import { expect, test } from 'vitest'
import { listAddress, listSearchOf } from './list-search.ts'

const searchOf = (text: string) => listSearchOf(new URLSearchParams(text))

test('an address is read and written back', () => {
  const search = searchOf('state=Draft&type=job&search=m%C3%BChendis&sort=deadline&page=3')
  expect(search).toEqual({ state: 'Draft', type: 'job', search: 'mühendis', sort: 'deadline', page: 3 })
  expect(listAddress(search, { page: 4 })).toBe('?state=Draft&type=job&search=m%C3%BChendis&sort=deadline&page=4')
})

test('nonsense is as good as nothing', () => {
  expect(searchOf('state=Lost&type=x&sort=y&page=-2')).toEqual({
    state: undefined,
    type: undefined,
    search: '',
    sort: 'updated',
    page: 1,
  })
})

test('another filter begins at the first page', () => {
  expect(listAddress(searchOf('state=Draft&page=3'), { state: undefined })).toBe('?')
})
