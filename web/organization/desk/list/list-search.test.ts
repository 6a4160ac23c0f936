import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ApplicationFilters } from '#contract/applications/application-filters.ts'
import { searchApplications } from '#contract/review/search-applications.ts'
import { filtersOf, isNarrowed, listAddress, listSearchOf, narrowedBy, pagesOf, searchInput } from './list-search.ts'

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
    'level=bachelor&level=wizard&facultyId=1000001&departmentId=1001002&departmentId=x&nationalityId=223&documentTypeId=2&documentName=Ek%20no.%202&documentName='
  const filters = {
    level: ['bachelor'],
    facultyId: [1_000_001],
    departmentId: [1_001_002],
    nationalityId: [223],
    documentTypeId: [2],
    documentName: ['Ek no. 2'],
  }
  expect(searchInput(searchOf(text))).toMatchObject(filters)
  expect(searchOf(listAddress(searchOf(text), {}))).toEqual(searchOf(text))
})

test('the values of a filter stand side by side, and are read from entries of their own too', () => {
  const apart = 'universityId=84&universityId=66&universityId=84&status=Approved&status=Reserve'
  const address = '?status=Approved.Reserve&universityId=84.66'
  expect(searchOf(address)).toEqual(searchOf(apart))
  expect(listAddress(searchOf(apart), {})).toBe(address)
})

test('an address with two hundred schools is short', () => {
  const text = Array.from({ length: 200 }, (_, at) => `universityId=${at + 1}`).join('&')
  expect(searchOf(text).universityId).toHaveLength(200)
  expect(listAddress(searchOf(text), {}).length).toBeLessThan(800)
})

const hostile = [
  ...['search=%00', 'noteContains=%00', `search=${'a'.repeat(99)}%F0%9F%91%A9`, 'search=%ED%A0%80', 'search=%FF'],
  ...['submittedFrom=0000-01-01', 'submittedFrom=0001-01-01', 'submittedTo=9999-12-31', 'submittedTo=2026-02-30'],
  ...['1e999', '-1e999', '"%5Cu0000"', '"%5Cud800"', '[]'].map((value) => `answer=${question}~greater~${value}`),
  'stepId=00000000-0000-0000-0000-000000000000',
  'tagId=ffffffff-ffff-ffff-ffff-ffffffffffff',
  `assignedTo=${question.toUpperCase()}`,
]

test.each(hostile)('%s asks for nothing that the call refuses', (text) => {
  expect(faultsOf(text)).toEqual([])
})

test('whatever stands in the address, the call takes what is asked for', () => {
  const keys = [...Object.keys(ApplicationFilters.shape), 'answer', 'sort', 'direction', 'page', 'columns', 'density']
  const values = hostile.flatMap((text) => [...new URLSearchParams(text).values()])
  const value = fc.oneof(
    fc.constantFrom(...values, question, 'true', 'false', 'Approved', 'bachelor', 'missing', '2026-11-16', 'gpa,gpa'),
    fc.string({ unit: 'binary' }),
    fc.double().map(String),
    fc.integer().map(String),
    fc.uuid(),
    fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10)),
    fc
      .tuple(fc.constantFrom('equal', 'greater', 'contains'), fc.json())
      .map(([is, json]) => `${question}~${is}~${json}`),
  )
  const many = fc.array(fc.tuple(fc.constantFrom(...keys), value), { maxLength: 100 })
  fc.assert(
    fc.property(many, (entries) => {
      const address = new URLSearchParams(entries)
      expect(faultsOf(address)).toEqual([])
      // A link of the list must lead to the same list.
      const search = listSearchOf(address)
      expect(searchOf(listAddress(search, { page: search.page }))).toEqual(search)
    }),
    { numRuns: 100 },
  )
})

/** The errors of an address: by the call's schema, and text that the database cannot store. */
function faultsOf(address: string | URLSearchParams) {
  const search = listSearchOf(new URLSearchParams(address))
  const filters = ApplicationFilters.strict().safeParse(filtersOf(search))
  const body = searchApplications.body?.safeParse(searchInput(search))
  const values = [search.search, search.noteContains, ...(search.answers ?? []).map(({ value }) => value)]
  const unstorable = values.filter((text) => typeof text === 'string' && (text.includes('\0') || !text.isWellFormed()))
  return [...(filters.error?.issues ?? []), ...(body?.error?.issues ?? []), ...unstorable]
}

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
