import { expect, test } from 'vitest'
import { isNarrowed, listAddress, listSearchOf, narrowedBy, pagesOf, searchInput } from './list-search.ts'

const searchOf = (text: string) => listSearchOf(new URLSearchParams(text))
const question = '0199a000-0000-7000-8000-0000000000a1'

test('an address is read and written back', () => {
  const text = `?search=Ay%C5%9Fe&status=InReview&universityId=84&universityId=66&minGpa=70.5&submittedFrom=2026-10-01&answer=${question}%7Egreater%7E3&sort=name&page=3`
  const search = searchOf(text)
  expect(search).toEqual({
    sort: 'name',
    direction: 'up',
    page: 3,
    search: 'Ayşe',
    status: ['InReview'],
    universityId: [84, 66],
    minGpa: 70.5,
    submittedFrom: '2026-10-01',
    answers: [{ questionId: question, is: 'greater', value: 3 }],
  })
  expect(listSearchOf(new URLSearchParams(listAddress(search, { page: 3 })))).toEqual(search)
  expect(isNarrowed(search)).toBe(true)
})

test('nonsense is as good as nothing', () => {
  const text = `status=Draft&action=x&universityId=a&minGpa=900&submittedFrom=soon&answer=x~equal~1&answer=${question}~equal~{}&sort=y&direction=z&page=-2`
  expect(searchOf(text)).toEqual({ sort: 'submitted', direction: 'down', page: 1 })
  expect(isNarrowed(searchOf('status=InReview&sort=name'))).toBe(false)
})

test('of the same person: on or off, asked of who sent them, and kept with the rest', () => {
  const search = searchOf('samePerson=true&page=2')
  expect(searchInput(search)).toMatchObject({ samePerson: true, pageNumber: 2 })
  expect(isNarrowed(search)).toBe(true)
  expect(listAddress(search, {})).toBe('?samePerson=true')
  expect(listAddress(search, { samePerson: undefined })).toBe('?')
  expect(searchOf('samePerson=no')).toEqual(searchOf(''))
})

test('every filter of the call can stand in the address, and nonsense among its values does not', () => {
  const text =
    'level=bachelor&level=wizard&facultyId=1000001&departmentId=1001002&departmentId=x&nationalityId=223&documentTypeId=2'
  const filters = {
    level: ['bachelor'],
    facultyId: [1_000_001],
    departmentId: [1_001_002],
    nationalityId: [223],
    documentTypeId: [2],
  }
  expect(searchInput(searchOf(text))).toMatchObject(filters)
  expect(searchOf(listAddress(searchOf(text), {}))).toEqual(searchOf(text))
})

test('another filter begins at the first page, and what is taken away is gone', () => {
  const search = searchOf('universityId=84&page=3')
  expect(listAddress(search, { universityId: undefined })).toBe('?')
  expect(listAddress(search, { sort: 'gpa', direction: 'up' })).toBe('?universityId=84&sort=gpa&direction=up')
})

test('days are whole days of Istanbul', () => {
  expect(searchInput(searchOf('submittedFrom=2026-10-01&submittedTo=2026-10-01'))).toMatchObject({
    submittedFrom: '2026-09-30T21:00:00.000Z',
    submittedTo: '2026-10-01T20:59:59.999Z',
  })
})

test('of what is not counted to the last there is a page after every full one', () => {
  expect(pagesOf({ total: 120, isExact: true }, 1, 50)).toBe(3)
  expect(pagesOf({ total: 50, isExact: false }, 1, 50)).toBe(2)
  expect(pagesOf({ total: 10_001, isExact: false }, 400, 50)).toBe(401)
  expect(pagesOf({ total: 10_001, isExact: false }, 400, 7)).toBe(400)
})

test('a list is the same on every page and in every order, and another one with every filter and tab', () => {
  const of = (text: string) => narrowedBy(searchOf(text))
  for (const same of ['page=3', 'sort=name', 'sort=gpa&direction=up&page=2']) expect(of(same)).toBe(of(''))
  const others = ['search=Ay%C5%9Fe', 'status=InReview', 'cityId=34', 'minGpa=70', `answer=${question}~greater~3`]
  expect(new Set([of(''), ...others.map(of)]).size).toBe(others.length + 1)
})
