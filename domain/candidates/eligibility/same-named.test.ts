import { expect, test } from 'vitest'
import { candidateEducations } from '#database/schema/candidates.ts'
import { departments, faculties } from '#database/schema/reference.ts'
import { newId } from '#platform/ids.ts'
import { aCandidate } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { judge } from './judge.ts'
import { readEligibilityProfile } from './read-eligibility-profile.ts'
import { noneSame, withSameNamed } from './same-named.ts'

const database = testDatabase()
const engineering = 1_000_001
const computerEngineering = 1_001_002

const conditions = [
  { kind: 'faculty' as const, facultyIds: [engineering] },
  { kind: 'department' as const, departmentIds: [computerEngineering] },
]

/** A candidate at a university with faculties of its own. */
async function studentOf(department: string, level: 'bachelor' | 'master' = 'bachelor') {
  const { candidateId } = await aCandidate()
  const [facultyId, departmentId] = [nextId(), nextId()]
  await database.db
    .insert(faculties)
    .values({ id: facultyId, universityId: 120, kind: 'faculty', name: 'Mühendislik Fakültesi', origin: 'import' })
  await database.db
    .insert(departments)
    .values({ id: departmentId, facultyId, name: department, level, origin: 'import' })
  await database.db
    .insert(candidateEducations)
    .values({ id: newId(), candidateId, level: 'bachelor', universityId: 120, facultyId, departmentId })
  return candidateId
}

let last = 500
const nextId = () => ++last

const fitsOf = async (candidateId: string) => {
  const profile = await readEligibilityProfile(database.db, candidateId)
  const context = { today: new Date(), gpaSystems: [] }
  const fits = judge(conditions, profile, context).map(({ fit }) => fit)
  // The same for a profile that was read without them, as a submitted one is.
  const bare = { ...profile, educations: profile.educations.map((education) => ({ ...education, ...noneSame })) }
  expect(judge(conditions, await withSameNamed(database.db, bare, conditions), context).map(({ fit }) => fit)).toEqual(
    fits,
  )
  return fits
}

test('a condition on a department of the catalogue is met by the one of that name at a university with its own', async () => {
  expect(await fitsOf(await studentOf('Bilgisayar Mühendisliği'))).toEqual(['fits', 'fits'])
  expect(await fitsOf(await studentOf('BİLGİSAYAR MÜHENDİSLİĞİ (İngilizce) (Burslu)'))).toEqual(['fits', 'fits'])
})

test('a department of another name or level does not meet it', async () => {
  expect(await fitsOf(await studentOf('Bilgisayar Bilimleri'))).toEqual(['fits', 'doesNotFit'])
  expect(await fitsOf(await studentOf('Bilgisayar Mühendisliği', 'master'))).toEqual(['fits', 'doesNotFit'])
})
