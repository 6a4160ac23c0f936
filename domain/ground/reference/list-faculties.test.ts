import { expect, test } from 'vitest'
import { departments, faculties } from '#database/schema/reference.ts'
import { testDatabase } from '../../../tests/database.ts'
import { listDepartments } from './list-departments.ts'
import { listFaculties } from './list-faculties.ts'
import { listUniversityDepartments } from './list-university-departments.ts'

const database = testDatabase()

const caller = { language: 'tr', requestId: 'test' } as const
const engineering = 1_000_001
const institute = 1_000_047

test('a university whose faculties nobody imported offers the national catalogue', async () => {
  const { items } = await listFaculties(caller, { universityId: 50 })
  expect(items).toHaveLength(51)
  expect(items[0]).toEqual({ id: 1_000_034, name: 'Açıköğretim Fakültesi', kind: 'faculty' })
})

test('0 stands for the national catalogue, whatever universities have of their own', async () => {
  const { items } = await listFaculties(caller, { universityId: 0 })
  expect(items).toHaveLength(51)
  const departmentsOf = (facultyId: number) => listDepartments(caller, { universityId: 0, facultyId })
  expect((await departmentsOf(engineering)).items).toContainEqual(expect.objectContaining({ id: 1_001_002 }))
  await expect(departmentsOf(1)).rejects.toMatchObject({ code: 'data.notFound' })
})

test('an independent vocational school offers vocational faculties only', async () => {
  const { items } = await listFaculties(caller, { universityId: 119 })
  expect(new Set(items.map(({ kind }) => kind))).toEqual(new Set(['vocational']))
  expect(items).toHaveLength(8)
})

test('departments come in the language of the caller and in the order of its alphabet', async () => {
  const inTurkish = await listDepartments(caller, { universityId: 50, facultyId: engineering })
  const inEnglish = await listDepartments({ ...caller, language: 'en' }, { universityId: 50, facultyId: engineering })
  expect(inTurkish.items).toContainEqual({
    id: 1_001_002,
    name: 'Bilgisayar Mühendisliği',
    level: 'bachelor',
    lang: null,
    mode: null,
  })
  const names = inTurkish.items.map(({ name }) => name)
  expect(names).toEqual(names.toSorted(new Intl.Collator('tr').compare))
  expect(inEnglish.items[0]?.name).toBe('Aerospace Engineering')
})

test('an institute offers masters and doctorates, and a level filters them', async () => {
  const all = await listDepartments(caller, { universityId: 50, facultyId: institute })
  const doctoral = await listDepartments(caller, { universityId: 50, facultyId: institute, level: 'phd' })
  expect([all.items.length, doctoral.items.length]).toEqual([68, 34])
  const none = await listDepartments(caller, { universityId: 50, facultyId: institute, level: 'associate' })
  expect(none).toEqual({ items: [] })
})

test('a university with its own faculties offers those, and faculties of the catalogue chosen before still answer', async () => {
  const own = { id: 7, universityId: 120, kind: 'faculty', name: 'Maden Fakültesi', origin: 'import' } as const
  await database.db.insert(faculties).values(own)
  await database.db
    .insert(departments)
    .values({ id: 8, facultyId: 7, name: 'Maden Mühendisliği', level: 'bachelor', lang: 'tr', origin: 'import' })

  const { items } = await listFaculties(caller, { universityId: 120 })
  expect(items.filter(({ kind }) => kind !== 'institute')).toEqual([
    { id: 7, name: 'Maden Fakültesi', kind: 'faculty' },
  ])
  expect(await listDepartments(caller, { universityId: 120, facultyId: 7 })).toEqual({
    items: [{ id: 8, name: 'Maden Mühendisliği', level: 'bachelor', lang: 'tr', mode: null }],
  })
  expect((await listDepartments(caller, { universityId: 120, facultyId: engineering })).items).toHaveLength(45)
})

test('all departments of a university come with their faculties: of the catalogue or its own, and by level', async () => {
  const named = async (universityId: number, level?: 'bachelor' | 'associate') =>
    (await listUniversityDepartments(caller, { universityId, level })).items
  const ofCatalogue = await named(50)
  expect(
    ofCatalogue.filter(({ name }) => name === 'Bilgisayar Mühendisliği').map(({ facultyName }) => facultyName),
  ).toContain('Mühendislik Fakültesi')
  expect((await named(50, 'bachelor')).every(({ level }) => level === 'bachelor')).toBe(true)
  expect(await named(120, 'bachelor')).toEqual([
    {
      id: 8,
      name: 'Maden Mühendisliği',
      level: 'bachelor',
      lang: 'tr',
      mode: null,
      facultyId: 7,
      facultyName: 'Maden Fakültesi',
    },
  ])
  expect(await named(120, 'associate')).toEqual([])
  const notFound = { code: 'data.notFound', status: 404 }
  await expect(listUniversityDepartments(caller, { universityId: 3 })).rejects.toMatchObject(notFound)
})

test('institutes come from the catalogue until a university has some of its own', async () => {
  const institutes = async () => {
    const { items } = await listFaculties(caller, { universityId: 121 })
    return items.filter(({ kind }) => kind === 'institute').map(({ id }) => id)
  }
  const imported = { universityId: 121, origin: 'import' } as const
  await database.db.insert(faculties).values({ ...imported, id: 9, kind: 'faculty', name: 'Tıp Fakültesi' })
  expect(await institutes()).toContain(institute)
  await database.db.insert(faculties).values({ ...imported, id: 10, kind: 'institute', name: 'Lisansüstü Enstitüsü' })
  expect(await institutes()).toEqual([10])
})

test('unknown universities, unknown faculties and faculties of another university are problems', async () => {
  const notFound = { code: 'data.notFound', status: 404 }
  await expect(listFaculties(caller, { universityId: 3 })).rejects.toMatchObject(notFound)
  await expect(listDepartments(caller, { universityId: 3, facultyId: engineering })).rejects.toMatchObject(notFound)
  await expect(listDepartments(caller, { universityId: 50, facultyId: 1 })).rejects.toMatchObject(notFound)
  await expect(listDepartments(caller, { universityId: 50, facultyId: 7 })).rejects.toMatchObject(notFound)
})
