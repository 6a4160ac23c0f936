import { beforeAll, describe, expect, test } from 'vitest'
import type { EducationChange } from '#contract/candidates/candidate-background.ts'
import { departments, faculties } from '#database/schema/reference.ts'
import { readSession } from '#domain/accounts/accounts/sessions/read-session.ts'
import { aCandidate } from '../../../../tests/builders.ts'
import { testDatabase } from '../../../../tests/database.ts'
import { readEligibilityProfile } from '../../eligibility/read-eligibility-profile.ts'
import { checkEducations } from './check-educations.ts'
import { addEducation, changeEducation, listEducations, removeEducation } from './educations.ts'

const database = testDatabase()

const [bogazici, engineering, computerEngineering, thirdYear, outOfFour, withoutGrades] = [
  50, 1_000_001, 1_001_002, 504, 1, 15,
]

const nothing: EducationChange = {
  level: 'bachelor',
  classId: null,
  universityId: null,
  schoolName: null,
  facultyId: null,
  facultyName: null,
  departmentId: null,
  departmentName: null,
  gpa: null,
  gpaSystemId: null,
  startedOn: null,
  endedOn: null,
  scholarshipPercent: null,
  isCurrent: true,
}

const bachelor: EducationChange = {
  ...nothing,
  classId: thirdYear,
  universityId: bogazici,
  facultyId: engineering,
  departmentId: computerEngineering,
  gpa: 3.42,
  gpaSystemId: outOfFour,
  startedOn: '2023-09-18',
  scholarshipPercent: 50,
}

const highschool: EducationChange = {
  ...nothing,
  level: 'highschool',
  classId: 306,
  schoolName: 'Kabataş Erkek Lisesi',
  startedOn: '2019-09-09',
  endedOn: '2023-06-16',
  isCurrent: false,
}

test('the first education activates the account, and removing the last one deactivates it', async () => {
  const { caller, candidateId } = await aCandidate()
  const isActivated = async () => (await readSession(caller)).isAccountActivated
  expect(await isActivated()).toBe(false)

  const { id } = await addEducation(caller, { candidateId, ...bachelor })
  expect(await isActivated()).toBe(true)

  expect(await removeEducation(caller, { candidateId, id })).toBeNull()
  expect(await isActivated()).toBe(false)
})

test('chosen ids are returned with their names in the reader’s language, the current education first', async () => {
  const { caller, candidateId } = await aCandidate()
  const school = await addEducation(caller, { candidateId, ...highschool })
  const university = await addEducation(caller, { candidateId, ...bachelor })

  expect(university).toEqual({
    ...bachelor,
    id: expect.any(String),
    levelName: 'Lisans',
    className: '3. Sınıf',
    universityName: 'Boğaziçi Üniversitesi',
    facultyShown: 'Mühendislik Fakültesi',
    departmentShown: 'Bilgisayar Mühendisliği',
    gpaSystemName: '4,00 üzerinden',
  })
  expect(await listEducations(caller, { candidateId })).toEqual({ items: [university, school] })
  const { items } = await listEducations({ ...caller, language: 'en' }, { candidateId })
  expect(items[0]).toMatchObject({ departmentShown: 'Computer Engineering', gpaSystemName: 'Out of 4.00' })
  expect((await readEligibilityProfile(database.db, candidateId)).educations).toHaveLength(2)
})

test('a school missing in the list is typed, and can be chosen later', async () => {
  const { caller, candidateId } = await aCandidate()
  const own = { schoolName: 'Ada Üniversitesi', facultyName: 'Yapay Zekâ Fakültesi', departmentName: 'Robotik' }
  const written = await addEducation(caller, { candidateId, ...nothing, ...own })
  expect(written).toMatchObject({ ...own, universityName: 'Ada Üniversitesi', departmentShown: 'Robotik' })

  const { id } = written
  expect(await changeEducation(caller, { candidateId, id, ...bachelor })).toMatchObject({ ...bachelor, id })
  expect((await listEducations(caller, { candidateId })).items).toHaveLength(1)
})

test('a university that is not in the list may have a faculty of the national catalogue', async () => {
  const { caller, candidateId } = await aCandidate()
  const studies = { schoolName: 'Ada Üniversitesi', facultyId: engineering, departmentId: computerEngineering }
  expect(await addEducation(caller, { candidateId, ...nothing, ...studies })).toMatchObject(studies)
})

test('once a university’s own faculties are imported those of the catalogue are refused, except one chosen before', async () => {
  const { caller, candidateId } = await aCandidate()
  const ege = { ...bachelor, universityId: 66 }
  const { id } = await addEducation(caller, { candidateId, ...ege })
  const own = { id: 70_001, universityId: 66, kind: 'faculty', name: 'Deniz Fakültesi', origin: 'import' } as const
  await database.db.insert(faculties).values(own)

  const refused = { code: 'request.invalid', errors: [{ field: 'facultyId', message: expect.any(String) }] }
  await expect(addEducation(caller, { candidateId, ...ege })).rejects.toMatchObject(refused)
  expect(await changeEducation(caller, { candidateId, id, ...ege, gpa: 3.5 })).toMatchObject({ gpa: 3.5 })
  // The faculty is refused at any other university, too.
  const elsewhere = { ...bachelor, facultyId: own.id, departmentId: null }
  await expect(addEducation(caller, { candidateId, ...elsewhere })).rejects.toMatchObject(refused)
})

describe('fields that contradict each other are refused by name', () => {
  const ofAnotherUniversity = 70_003
  beforeAll(async () => {
    const origin = 'import'
    await database.db
      .insert(faculties)
      .values({ id: 70_002, universityId: 66, kind: 'faculty', name: 'Su Ürünleri Fakültesi', origin })
    await database.db
      .insert(departments)
      .values({ id: ofAnotherUniversity, facultyId: 70_002, name: 'Deniz Hukuku', level: 'bachelor', origin })
  })

  const cases: readonly [string, Partial<EducationChange>, string, readonly string[]][] = [
    ['a class of another level', { classId: 306 }, 'request.invalid', ['classId']],
    ['a class that is not there', { classId: 999_999 }, 'data.notFound', ['classId']],
    [
      'a university that is not there',
      { universityId: 999_999, facultyId: null, departmentId: null },
      'data.notFound',
      ['universityId'],
    ],
    ['a faculty that is not there', { facultyId: 999_999 }, 'request.invalid', ['facultyId', 'departmentId']],
    ['a department of another faculty', { departmentId: 1_047_013 }, 'request.invalid', ['departmentId']],
    ['a department that is not there', { departmentId: 2_147_483_647 }, 'data.notFound', ['departmentId']],
    [
      'a department alone that the university does not have',
      { facultyId: null, departmentId: ofAnotherUniversity },
      'request.invalid',
      ['departmentId'],
    ],
    ['of the list and in own words', { schoolName: 'Boğaziçi' }, 'request.invalid', ['schoolName']],
    [
      'a high school that is a university',
      { level: 'highschool', classId: null },
      'request.invalid',
      ['universityId', 'facultyId', 'departmentId'],
    ],
    ['a grade above its system', { gpa: 4.01 }, 'request.invalid', ['gpa']],
    ['a grade below its system', { gpa: -0.5 }, 'request.invalid', ['gpa']],
    ['a grade finer than its system', { gpa: 3.425 }, 'request.invalid', ['gpa']],
    ['a grade in decimals where there are none', { gpa: 100.5, gpaSystemId: 11 }, 'request.invalid', ['gpa']],
    ['a grade without a system', { gpaSystemId: null }, 'request.invalid', ['gpaSystemId']],
    ['a grade where there is none yet', { gpaSystemId: withoutGrades }, 'request.invalid', ['gpa']],
    ['a system that is not there', { gpaSystemId: 2_147_483_647 }, 'data.notFound', ['gpaSystemId']],
    ['an end before the beginning', { endedOn: '2023-09-17', isCurrent: false }, 'candidates.wrongOrder', ['endedOn']],
    ['a present that has ended', { endedOn: '2024-06-15' }, 'request.invalid', ['endedOn']],
    [
      'several things at once',
      { classId: 999_999, gpa: 5, endedOn: '2020-01-01' },
      'request.invalid',
      ['classId', 'gpa', 'endedOn'],
    ],
  ]

  test.each(cases)('%s', async (_, change, code, fields) => {
    const { caller, candidateId } = await aCandidate()
    const refused = await addEducation(caller, { candidateId, ...bachelor, ...change }).catch((error) => error)
    expect(refused.code).toBe(code)
    expect(refused.errors.map(({ field }: { field: string }) => field)).toEqual(fields)
    expect(await listEducations(caller, { candidateId })).toEqual({ items: [] })
  })

  test.each([
    ['a department whose faculty is not known', { facultyId: null }],
    ['a department in a faculty that the list does not have', { facultyId: null, facultyName: 'Bilişim Fakültesi' }],
    ['the best grade', { gpa: 4, gpaSystemId: outOfFour }],
    ['the worst grade', { gpa: 0, gpaSystemId: outOfFour }],
    ['a negative grade where there are such', { gpa: -3, gpaSystemId: 9 }],
    ['no grade yet', { gpa: null, gpaSystemId: withoutGrades }],
    ['an end that lies ahead', { endedOn: '2090-06-15' }],
    ['a day for all of it', { endedOn: '2023-09-18', isCurrent: false }],
  ] as const)('%s is fine', async (_, change) => {
    const { caller, candidateId } = await aCandidate()
    expect(await addEducation(caller, { candidateId, ...bachelor, ...change })).toMatchObject(change)
  })
})

test('the message says what would be valid', async () => {
  const { caller, candidateId } = await aCandidate()
  const tooGood = { candidateId, ...bachelor, gpa: 4.3 }
  await expect(addEducation(caller, tooGood)).rejects.toMatchObject({
    errors: [{ field: 'gpa', message: 'Not 0 ile 4 arasında ve virgülden sonra en fazla 2 haneli olmalı.' }],
  })
  await expect(addEducation({ ...caller, language: 'en' }, tooGood)).rejects.toMatchObject({
    errors: [{ field: 'gpa', message: 'The grade must be between 0 and 4, with at most 2 decimals.' }],
  })
})

describe('the check lists what forms would still ask for', () => {
  test.each([
    ['nobody’s education', [], { hasEducation: false, isComplete: false, missing: [] }],
    ['a whole one', [bachelor], { hasEducation: true, isComplete: true, missing: [] }],
    ['one without grades yet', [{ ...bachelor, gpa: null, gpaSystemId: 15 }], { isComplete: true }],
    ['a department without its faculty', [{ ...bachelor, facultyId: null }], { isComplete: true, missing: [] }],
    ['a level alone', [nothing], { missing: ['class', 'university', 'faculty', 'department', 'gpa'] }],
    ['a high school without an average', [highschool], { isComplete: false, missing: ['gpa'] }],
    ['a child', [{ ...nothing, level: 'primary' as const }], { missing: ['class', 'university'] }],
    ['the current one, not the one before', [highschool, bachelor], { isComplete: true, missing: [] }],
  ])('%s', async (_, educations, checked) => {
    const { caller, candidateId } = await aCandidate()
    for (const education of educations) await addEducation(caller, { candidateId, ...education })
    expect(await checkEducations(caller, { candidateId })).toMatchObject(checked)
  })
})
