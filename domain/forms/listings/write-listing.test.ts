import { eq, inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Amount, FormContent } from '#contract/forms/form-content.ts'
import { levelCodes } from '#contract/forms/form-facts.ts'
import { listings, listingWords } from '#database/schema/forms.ts'
import { aCompany, aForm, aPublishedForm, wholeContent } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { addListingWords, writeListing } from './write-listing.ts'

const connection = testDatabase()

async function listed(content: Partial<FormContent> = {}) {
  const { id } = await aPublishedForm(await aCompany(), { content })
  const [row] = await connection.db.select().from(listings).where(eq(listings.formId, id))
  if (!row) throw new Error('Nothing was listed')
  return row
}

test('without conditions a listing is for all levels, universities and cities', async () => {
  expect(await listed()).toMatchObject({
    levels: [...levelCodes],
    universityIds: [0],
    cityIds: [0],
    monthlyMinor: null,
    closedAt: null,
  })
})

test('filter columns are derived from the conditions and the basics', async () => {
  const { basics } = wholeContent()
  const row = await listed({
    basics: {
      ...basics,
      cityIds: [34, 6],
      tags: ['mühendislik'],
      workPlace: 'remote',
      workKind: 'internship',
      quota: 5,
    },
    eligibility: [
      { kind: 'level', levels: ['bachelor', 'master'] },
      { kind: 'university', universityIds: [1, 2] },
    ],
  })
  expect(row).toMatchObject({
    levels: ['bachelor', 'master'],
    universityIds: [1, 2],
    cityIds: [34, 6],
    tags: ['mühendislik'],
    workPlace: 'remote',
    workKind: 'internship',
    quota: 5,
  })
})

const amount = { minor: 1_200_000, currency: 'TRY', period: 'month', times: 9 } as const
const cases: readonly [Partial<Amount>, number | null][] = [
  [{}, 1_200_000],
  [{ period: 'term' }, 200_000],
  [{ period: 'year' }, 100_000],
  [{ period: 'once', times: null }, null],
  [{ currency: 'EUR' }, null],
]
test.each(cases)('an amount with %j is %j kuruş a month', async (change, expected) => {
  const { basics } = wholeContent()
  const row = await listed({ basics: { ...basics, amount: { ...amount, ...change } } })
  expect(row).toMatchObject({ amountMinor: 1_200_000, monthlyMinor: expected })
})

test('its words are stored in the spelling that searches compare', async () => {
  const { basics } = wholeContent()
  await listed({ basics: { ...basics, title: 'IŞIK Çağrısı', tags: ['Gökyüzü'] } })
  const words = ['isik', 'cagrisi', 'gokyuzu', 'muhendislik']
  const known = await connection.db.select().from(listingWords).where(inArray(listingWords.word, words))
  expect(known.map(({ word }) => word).sort()).toEqual(words.sort())
})

test('concurrent additions of the same words do not deadlock', async () => {
  const words = Array.from({ length: 40 }, (_, at) => `kelime${at}`)
  const orders = [words, words.toReversed(), words.slice(20).concat(words.slice(0, 20))]
  await Promise.all(orders.map((order) => connection.db.transaction((tx) => addListingWords(tx, order))))
  expect(await connection.db.$count(listingWords, inArray(listingWords.word, words))).toBe(40)
})

test('a draft has no listing', async () => {
  const { companyId } = await aCompany()
  const { formId } = await aForm(companyId)
  await connection.db.transaction((tx) => writeListing(tx, formId))
  expect(await connection.db.$count(listings, eq(listings.formId, formId))).toBe(0)
})
