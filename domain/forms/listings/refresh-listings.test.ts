import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Eligibility } from '#contract/forms/eligibility.ts'
import { listings } from '#database/schema/forms.ts'
import { referenceVersions } from '#database/schema/reference.ts'
import { testDatabase } from '../../../tests/database.ts'
import { aListing } from '../../../tests/listings.ts'
import { refreshListings } from './refresh-listings.ts'

const connection = testDatabase()

const asked: Eligibility[] = [
  [],
  [
    { kind: 'class', classIds: [1, 2] },
    { kind: 'faculty', facultyIds: [3] },
    { kind: 'department', departmentIds: [4, 5] },
    { kind: 'gpa', min: 3, systemId: 1 },
    { kind: 'age', min: 18, max: null },
    { kind: 'nationality', countryIds: [223] },
    { kind: 'city', cityIds: [34, 6] },
    { kind: 'gender', genders: ['female'] },
  ],
  [{ kind: 'gpa', min: 9, systemId: 1 }],
]
const forgotten = {
  classIds: null,
  facultyIds: null,
  departmentIds: null,
  minGpa: null,
  minAge: null,
  maxAge: null,
  nationalityIds: null,
  homeCityIds: null,
  genders: null,
}
const all = () => connection.db.select().from(listings).orderBy(listings.formId)

test('listings of an older version are rewritten at the first start of this one, once', async () => {
  for (const eligibility of asked) await aListing({ eligibility })
  const written = await all()
  expect(written.map(({ minGpa, minAge, homeCityIds }) => [minGpa, minAge, homeCityIds])).toEqual([
    [null, null, null],
    [75, 18, [34, 6]],
    [Number.NaN, null, null],
  ])
  await connection.db.update(listings).set(forgotten)
  const counts = await Promise.all([refreshListings(2), refreshListings(2)])
  expect(counts.sort()).toEqual([0, 3])
  expect(await all()).toEqual(written)
  expect(await refreshListings()).toBe(0)
})

test('changed grade systems trigger a rewrite', async () => {
  await connection.db.update(listings).set({ minGpa: 12 })
  await connection.db.update(referenceVersions).set({ hash: 'other' }).where(eq(referenceVersions.name, 'gpas'))
  expect(await refreshListings()).toBe(3)
  expect((await all()).map(({ minGpa }) => minGpa)).toEqual([null, 75, Number.NaN])
})
