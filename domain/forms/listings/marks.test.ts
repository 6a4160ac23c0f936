import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { formTypes, levelCodes, workKinds, workPlaces } from '#contract/forms/form-facts.ts'
import { database } from '#database/connection.ts'
import { listings } from '#database/schema/forms.ts'
import { testDatabase } from '../../../tests/database.ts'
import { aListing } from '../../../tests/listings.ts'
import { choiceOf, type Marked, markOf } from './marks.ts'

testDatabase()

const marksOf = async (details: Parameters<typeof aListing>[0]) => {
  const { id } = await aListing(details)
  const [found] = await database().select({ marks: listings.marks }).from(listings).where(eq(listings.formId, id))
  return found?.marks
}

test('a listing has the marks that filters search for, in both implementations', async () => {
  for (const type of formTypes) expect(await marksOf({ type })).toContain(markOf('type', type))
  for (const workPlace of workPlaces) expect(await marksOf({ workPlace })).toContain(markOf('workPlace', workPlace))
  for (const workKind of workKinds) expect(await marksOf({ workKind })).toContain(markOf('workKind', workKind))
  const levels = levelCodes.map((level) => markOf('level', level))
  expect(await marksOf({})).toEqual([
    markOf('type', 'scholarship'),
    ...levels,
    markOf('cityId', 0),
    markOf('universityId', 0),
  ])
  expect(
    await marksOf({
      cityIds: [34, 2_147_483],
      eligibility: [
        { kind: 'level', levels: ['phd'] },
        { kind: 'university', universityIds: [181] },
      ],
    }),
  ).toEqual([
    markOf('type', 'scholarship'),
    markOf('level', 'phd'),
    markOf('cityId', 34),
    markOf('cityId', 2_147_483),
    markOf('universityId', 181),
  ])
})

test('a mark can be decoded', () => {
  const choices: [Marked, string][] = [
    ['type', 'other'],
    ['level', 'primary'],
    ['cityId', '34'],
    ['universityId', '0'],
    ['workPlace', 'remote'],
    ['workKind', 'freelance'],
  ]
  for (const [kind, value] of choices) expect(choiceOf(markOf(kind, value))).toEqual({ kind, value })
})

test('an id beyond our range has no mark', async () => {
  expect(await marksOf({ cityIds: [2_147_483_647, 34] })).not.toContain(markOf('cityId', 2_147_483_647))
})

test('a form with the maximum number of places is still listed', async () => {
  const ids = (count: number) => Array.from({ length: count }, (_, at) => at * 7919 + 1_000_003)
  const marks = await marksOf({ cityIds: ids(81), eligibility: [{ kind: 'university', universityIds: ids(500) }] })
  expect(marks).toHaveLength(1 + 7 + 81 + 500)
})
