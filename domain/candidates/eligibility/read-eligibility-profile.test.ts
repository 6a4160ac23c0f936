import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { candidateEducations, candidates } from '#database/schema/candidates.ts'
import { newId } from '#platform/ids.ts'
import { aCandidate } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { plansOf } from '../../../tests/plans.ts'
import { readEligibilityProfile } from './read-eligibility-profile.ts'

const database = testDatabase()

test('a candidate with several educations is read whole, in one round trip', async () => {
  const { candidateId } = await aCandidate()
  const other = await aCandidate()
  await database.db
    .update(candidates)
    .set({ birthDate: '2004-02-29', gender: 'female', nationalityId: 223, cityId: 34 })
    .where(eq(candidates.id, candidateId))
  await database.db.insert(candidateEducations).values([
    { id: newId(), candidateId, level: 'bachelor', classId: 504, universityId: 1, gpa: 3.42, gpaSystemId: 1 },
    { id: newId(), candidateId, level: 'highschool', classId: 306, schoolName: 'Kabataş', gpa: 90, isCurrent: false },
    { id: newId(), candidateId: other.candidateId, level: 'phd' },
  ])
  const read = () => readEligibilityProfile(database.db, candidateId)
  expect(await plansOf(database.pool, read)).toHaveLength(1)
  const { educations, ...person } = await read()
  expect(person).toEqual({ birthDate: '2004-02-29', gender: 'female', nationalityId: 223, cityId: 34 })
  const nowhere = { universityId: null, facultyId: null, departmentId: null, sameFaculties: [], sameDepartments: [] }
  expect(educations.toSorted((one, other) => one.level.localeCompare(other.level))).toEqual([
    {
      ...nowhere,
      level: 'bachelor',
      classId: 504,
      universityId: 1,
      gpa: { value: 3.42, systemId: 1 },
      isCurrent: true,
    },
    // A grade without its system cannot be compared.
    { ...nowhere, level: 'highschool', classId: 306, gpa: null, isCurrent: false },
  ])
})

test('an empty profile and an unknown candidate have no facts', async () => {
  const silent = { birthDate: null, gender: null, nationalityId: null, cityId: null, educations: [] }
  const { candidateId } = await aCandidate()
  expect(await readEligibilityProfile(database.db, candidateId)).toEqual(silent)
  expect(await readEligibilityProfile(database.db, newId())).toEqual(silent)
})
