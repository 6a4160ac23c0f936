import { beforeAll, describe, expect, test } from 'vitest'
import type { Asked } from '#contract/call.ts'
import { countAdvertisements as call } from '#contract/listings/listings.ts'
import { testDatabase } from '../../../tests/database.ts'
import { aListing, anOrganization, inDays } from '../../../tests/listings.ts'
import { countAdvertisements } from './count-advertisements.ts'

testDatabase()

const count = (asked: Asked<typeof call> = {}, language: 'tr' | 'en' = 'tr') =>
  countAdvertisements({ language, requestId: 'test' }, call.query.parse(asked))
/** `{ value: count }` of the choices with a count. */
const found = (choices: readonly { value: string; count: number }[]) =>
  Object.fromEntries(choices.filter(({ count }) => count > 0).map(({ value, count }) => [value, count]))

let cinar: string

beforeAll(async () => {
  cinar = (await anOrganization({ name: 'Çınar Vakfı' })).id
  await aListing({
    companyId: cinar,
    title: 'Lisans Bursu',
    cityIds: [34],
    eligibility: [{ kind: 'level', levels: ['bachelor'] }],
  })
  await aListing({
    companyId: cinar,
    title: 'Ankara Bursu',
    cityIds: [6, 34],
    eligibility: [{ kind: 'university', universityIds: [181] }],
  })
  await aListing({ title: 'Her Yerde Burs' })
  await aListing({ type: 'job', title: 'Yazılımcı', cityIds: [35], workPlace: 'remote', workKind: 'fullTime' })
  await aListing({ type: 'program', title: 'Yakında', opensAt: inDays(2).toISOString() })
  await aListing({ title: 'Bitti', state: 'Closed', closesAt: inDays(-2).toISOString(), closedAt: inDays(-2) })
})

describe('the counts of filter choices', () => {
  test('are given for all choices, with labels in the reader’s language', async () => {
    const counts = await count()
    expect(counts).toMatchObject({ total: 4, isMore: false, atLeast: [] })
    expect(counts.type).toEqual([
      { value: 'scholarship', name: 'Burs', count: 3 },
      { value: 'program', name: 'Program', count: 0 },
      { value: 'job', name: 'İş', count: 1 },
      { value: 'voluntary', name: 'Gönüllülük', count: 0 },
      { value: 'other', name: 'Diğer', count: 0 },
    ])
    expect(counts.state).toEqual([
      { value: 'Open', name: 'Açık', count: 4 },
      { value: 'Upcoming', name: 'Yakında açılacak', count: 1 },
      { value: 'Closed', name: 'Kapanmış', count: 1 },
    ])
    expect(found(counts.level)).toEqual({
      primary: 3,
      secondary: 3,
      highschool: 3,
      associate: 3,
      bachelor: 4,
      master: 3,
      phd: 3,
    })
    expect(found(counts.workPlace)).toEqual({ remote: 1 })
    expect(found(counts.workKind)).toEqual({ fullTime: 1 })
  })

  test('include listings for all cities or universities in each', async () => {
    const { cityId, universityId } = await count({}, 'en')
    expect(cityId).toEqual([
      { value: '34', name: 'İstanbul', count: 3 },
      { value: '6', name: 'Ankara', count: 2 },
      { value: '35', name: 'İzmir', count: 2 },
    ])
    expect(universityId).toEqual([{ value: '181', name: 'Middle East Technical University', count: 4 }])
  })

  test('have the organizations with the most listings first', async () => {
    expect((await count()).companyId[0]).toEqual({ value: cinar, name: 'Çınar Vakfı', count: 2 })
  })

  test('of other filters respect a chosen filter, its own choices do not', async () => {
    const counts = await count({ cityId: [6], type: ['scholarship'] })
    expect(counts.total).toBe(2)
    expect(found(counts.type)).toEqual({ scholarship: 2 })
    expect(found(counts.cityId)).toEqual({ 34: 3, 6: 2 })
    expect(found(counts.level)).toMatchObject({ bachelor: 2, phd: 2 })
    expect(found(counts.state)).toEqual({ Open: 2, Closed: 1 })
  })

  test('include a chosen choice without listings', async () => {
    const { cityId } = await count({ cityId: [1], type: ['job'] })
    expect(cityId).toEqual([
      { value: '35', name: 'İzmir', count: 1 },
      { value: '1', name: 'Adana', count: 0 },
    ])
  })

  test('for a listing number ignore the state filter', async () => {
    const { number } = await aListing({ title: 'Numara', state: 'Closed', closedAt: inDays(-1) })
    const counts = await count({ search: String(number) })
    expect([counts.total, found(counts.state), found(counts.type)]).toEqual([1, { Closed: 1 }, { scholarship: 1 }])
  })

  test('use the corrected words of the list', async () => {
    expect(await count({ search: 'yazilmci' })).toMatchObject({ total: 1 })
    expect(found((await count({ search: 'yazilmci' })).type)).toEqual({ job: 1 })
  })
})
