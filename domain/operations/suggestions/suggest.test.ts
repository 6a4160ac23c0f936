import { beforeAll, expect, test } from 'vitest'
import { suggest as call } from '#contract/suggestions.ts'
import { testDatabase } from '../../../tests/database.ts'
import { aListing, anOrganization, inDays } from '../../../tests/listings.ts'
import { suggest } from './suggest.ts'

testDatabase()

const visitor = { language: 'tr', requestId: 'test' } as const
const titles = async (search: string, type?: 'scholarship' | 'job') =>
  (await suggest(visitor, call.query.parse({ search, type }))).items.map(({ title }) => title)

beforeAll(async () => {
  const { id: companyId } = await anOrganization({ name: 'Yazgülü Vakfı', type: 'foundation' })
  await aListing({ companyId, type: 'job', title: 'Yazılım Stajyeri' })
  await aListing({ companyId, type: 'scholarship', title: 'Yaz Okulu Bursu' })
  await aListing({ companyId, type: 'scholarship', title: 'Kış Bursu' })
})

test('the last word may be incomplete, even if it is a complete word', async () => {
  expect((await titles('yaz')).toSorted()).toContain('Yazılım Stajyeri')
  expect(await titles('yazıl')).toContain('Yazılım Stajyeri')
  expect(await titles('kış bur')).toContain('Kış Bursu')
})

test('organizations follow, with their type; not in a search for one type of listing', async () => {
  const { items } = await suggest(visitor, call.query.parse({ search: 'yazgül' }))
  expect(items.at(-1)).toEqual({
    title: 'Yazgülü Vakfı',
    note: 'Vakıf',
    address: expect.stringMatching(/^\/organizations\/yazgulu-vakfi-\d+$/),
  })
  expect(await titles('yaz', 'job')).toEqual(['Yazılım Stajyeri'])
})

test('with few open listings upcoming ones follow, and closed ones if there is nothing else', async () => {
  await aListing({ type: 'scholarship', title: 'Pergel Bursu', opensAt: inDays(1).toISOString() })
  expect(await titles('perg')).toEqual(['Pergel Bursu'])
})

test('a word of the dictionary may be incomplete, too, even if no listing contains it', async () => {
  await aListing({ type: 'program', title: 'Study Abroad' })
  expect(await titles('yurtd')).toContain('Study Abroad')
})

test('a text without similar words suggests nothing', async () => {
  expect(await titles('zzzxqqq')).toEqual([])
  expect(await titles("' & | !")).toEqual([])
})
