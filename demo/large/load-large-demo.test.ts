import { expect, test } from 'vitest'
import { Id } from '#contract/fields/patterns.ts'
import { FormContent } from '#contract/forms/form-content.ts'
import { applications } from '#database/schema/applications.ts'
import { forms, listings, listingWords } from '#database/schema/forms.ts'
import { writeListing } from '#domain/forms/listings/write-listing.ts'
import { testDatabase } from '../../tests/database.ts'
import { loadLargeDemo } from './load-large-demo.ts'

const connection = testDatabase()

test('what is made at once is what people would have made one by one', async () => {
  const { db } = connection
  expect(await loadLargeDemo(db, { forms: 60, applications: 200, candidates: 20 })).toEqual({
    companies: 2,
    forms: 60,
    applications: 200,
    candidates: 20,
  })
  const made = await db.select().from(forms)
  expect(made).toHaveLength(60)
  for (const { id, content } of made) {
    expect(Id.safeParse(id).error).toBeUndefined()
    expect(FormContent.strict().safeParse(content).error).toBeUndefined()
  }
  expect(await db.$count(applications)).toBeGreaterThan(50)

  const before = await db.select().from(listings).orderBy(listings.formId)
  expect(before).toHaveLength(made.filter(({ state }) => state !== 'Draft').length)
  const words = await db.$count(listingWords)
  await db.delete(listings)
  await db.transaction(async (tx) => {
    for (const { id, state } of made) if (state !== 'Draft') await writeListing(tx, id)
  })
  expect(await db.select().from(listings).orderBy(listings.formId)).toEqual(before)
  expect(await db.$count(listingWords)).toBe(words)
})
