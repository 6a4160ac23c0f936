import { expect, test, vi } from 'vitest'
import { departments, faculties } from '#database/schema/reference.ts'
import { testDatabase } from '../../../tests/database.ts'
import { conditionNames } from './condition-names.ts'
import type { EligibilityProfile } from './eligibility-profile.ts'
import { noneSame } from './same-named.ts'

const database = testDatabase()

test('all names for all conditions and for the candidate’s profile come in one round trip', async () => {
  const profile: EligibilityProfile = {
    birthDate: null,
    gender: 'female',
    nationalityId: 223,
    cityId: 6,
    educations: [
      {
        level: 'bachelor',
        classId: 505,
        universityId: 2,
        facultyId: 1_000_001,
        departmentId: null,
        ...noneSame,
        gpa: null,
        isCurrent: true,
      },
    ],
  }
  const asked = vi.spyOn(database.pool, 'query')
  const names = await conditionNames(
    database.db,
    'tr',
    [
      { kind: 'level', levels: ['bachelor'] },
      { kind: 'class', classIds: [504, 403] },
      { kind: 'university', universityIds: [1] },
      { kind: 'department', departmentIds: [1_001_002] },
      { kind: 'city', cityIds: [34, 41] },
      { kind: 'city', cityIds: [34] },
    ],
    profile,
  )
  expect(asked).toHaveBeenCalledOnce()
  expect(names).toMatchObject({
    classes: new Map([
      [403, { name: '2. Sınıf', level: 'Ön lisans' }],
      [504, { name: '3. Sınıf', level: 'Lisans' }],
      [505, { name: '4. Sınıf', level: 'Lisans' }],
    ]),
    universities: new Map([
      [1, 'Abdullah Gül Üniversitesi'],
      [2, 'Acıbadem Mehmet Ali Aydınlar Üniversitesi'],
    ]),
    faculties: new Map([[1_000_001, 'Mühendislik Fakültesi']]),
    departments: new Map([[1_001_002, 'Bilgisayar Mühendisliği']]),
    countries: new Map([[223, 'Türkiye']]),
    cities: new Map([
      [6, 'Ankara'],
      [34, 'İstanbul'],
      [41, 'Kocaeli'],
    ]),
  })
  expect(names.gpaSystems).toHaveLength(15)
  expect(names.gpaSystems.find(({ id }) => id === 12)).toEqual({
    id: 12,
    min: 1,
    max: 5,
    pass: 4,
    better: 'lower',
    decimals: 1,
  })
})

test('a faculty of one university alone contains the university’s name, in the requested language', async () => {
  const own = {
    id: 77,
    universityId: 1,
    kind: 'faculty',
    name: 'Maden Fakültesi',
    nameEn: 'Mining',
    origin: 'import',
  } as const
  await database.db.insert(faculties).values(own)
  await database.db
    .insert(departments)
    .values({ id: 78, facultyId: 77, name: 'Maden', level: 'bachelor', origin: 'import' })
  const names = await conditionNames(database.db, 'en', [
    { kind: 'faculty', facultyIds: [77, 1_000_001] },
    { kind: 'department', departmentIds: [78] },
    { kind: 'class', classIds: [504] },
  ])
  expect(names.faculties).toEqual(
    new Map([
      [77, 'Mining (Abdullah Gül University)'],
      [1_000_001, 'Faculty of Engineering'],
    ]),
  )
  expect(names.departments).toEqual(new Map([[78, 'Maden (Abdullah Gül University)']]))
  expect(names.classes).toEqual(new Map([[504, { name: 'Year 3', level: "Bachelor's degree" }]]))
})

test('an unknown id has no name', async () => {
  const { cities } = await conditionNames(database.db, 'tr', [{ kind: 'city', cityIds: [2_000_000_000] }])
  expect(cities).toEqual(new Map())
})
