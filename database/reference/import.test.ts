import { and, eq, isNotNull } from 'drizzle-orm'
import pg from 'pg'
import { expect, test } from 'vitest'
import { testDatabase } from '../../tests/database.ts'
import {
  cities,
  departments,
  faculties,
  holidays,
  referenceVersions,
  towns,
  universities,
} from '../schema/reference.ts'
import { importReference } from './import.ts'
import { loadReference } from './load.ts'

const database = testDatabase()
const importRows = (rows: unknown) => importReference(database.db, JSON.stringify(rows))
const figures = (rows: Awaited<ReturnType<typeof importReference>>) =>
  rows.written.map(({ table, inserted, changed }) => [table, inserted, changed])

const adana = {
  id: 1,
  plate: '01',
  name: 'Adana',
  region: { tr: 'Akdeniz', en: 'Mediterranean' },
  districts: [
    { id: 1757, name: 'Aladağ', slug: 'aladag' },
    { id: 1219, name: 'CEYHAN', slug: 'ceyhan' },
    { id: 2999, name: 'Yeniilçe', slug: 'yeniilce' },
  ],
}

const bogazici = {
  id: 4711,
  name: 'Boğaziçi Üniversitesi',
  nameEn: 'Boğaziçi University',
  type: 'state',
  countryId: 223,
  provinceId: 34,
  country: 'TR',
  location: null,
  domain: 'boun.edu.tr',
  active: true,
  faculties: [
    {
      id: 11,
      name: 'Mühendislik Fakültesi',
      departments: [
        { id: 21, name: 'Bilgisayar Mühendisliği (İngilizce)', level: 'bachelor', lang: 'en' },
        { id: 22, name: 'İnşaat Mühendisliği (İngilizce)', level: 'bachelor', lang: 'en', mode: 'distance' },
      ],
    },
    { id: 12, name: 'Sosyal Bilimler Enstitüsü', departments: [] },
  ],
}

const nearEast = { ...bogazici, id: 223, name: 'Yakın Doğu Üniversitesi', nameEn: 'Near East University', type: 'trnc' }
const inCyprus = { ...nearEast, countryId: 53, provinceId: null, faculties: [] }

const world = [
  { id: 100_001, countryId: 1, alpha2: 'AD', name: 'University of Andorra', domain: 'uda.ad' },
  { id: 101_736, countryId: 53, alpha2: 'CY', name: 'Near East University', domain: 'neu.edu' },
]

test('districts keep the ids people chose and learn their official numbers; new ones join them', async () => {
  expect(figures(await importRows([adana]))).toEqual([
    ['cities', 0, 1],
    ['towns', 1, 2],
  ])
  const { id, name, officialId } = towns
  const known = and(eq(towns.cityId, 1), isNotNull(officialId))
  expect(await database.db.select({ id, name, officialId }).from(towns).where(known).orderBy(id)).toEqual([
    { id: 2999, name: 'Yeniilçe', officialId: 2999 },
    { id: 10_001, name: 'Aladağ', officialId: 1757 },
    { id: 10_002, name: 'CEYHAN', officialId: 1219 },
  ])
  expect(await database.db.$count(towns, eq(towns.cityId, 1))).toBe(16)
  expect(await database.db.$count(cities, eq(cities.countryId, 223))).toBe(81)
})

test('a district that was renamed is found by its official number', async () => {
  await importRows([{ ...adana, districts: [{ id: 1219, name: 'Yılankale' }] }])
  const [renamed] = await database.db.select({ name: towns.name }).from(towns).where(eq(towns.id, 10_002))
  expect(renamed).toEqual({ name: 'Yılankale' })
})

test('a university keeps its id and gets its own faculties and departments', async () => {
  expect(figures(await importRows([bogazici, inCyprus]))).toEqual([
    ['universities', 1, 1],
    ['faculties', 2, 0],
    ['departments', 2, 0],
  ])
  const [row] = await database.db.select().from(universities).where(eq(universities.name, 'Boğaziçi Üniversitesi'))
  expect(row).toMatchObject({ id: 50, domain: 'boun.edu.tr', cityId: 34, origin: 'import' })
  expect(await facultiesOf(50)).toEqual([
    { id: 11, name: 'Mühendislik Fakültesi', kind: 'faculty' },
    { id: 12, name: 'Sosyal Bilimler Enstitüsü', kind: 'institute' },
  ])
  const [second] = await database.db.select().from(departments).where(eq(departments.id, 22))
  expect(second).toMatchObject({ facultyId: 11, level: 'bachelor', lang: 'en', mode: 'distance' })
})

test('the same file a second time changes nothing', async () => {
  expect(figures(await importRows([bogazici, inCyprus]))).toEqual([
    ['universities', 0, 0],
    ['faculties', 0, 0],
    ['departments', 0, 0],
  ])
})

test('a later file with other numbers still means the same faculties and departments', async () => {
  const [engineering] = bogazici.faculties
  const renumbered = {
    ...bogazici,
    faculties: [
      {
        ...engineering,
        id: 900,
        departments: engineering?.departments.map((department) => ({ ...department, id: 901 })),
      },
    ],
  }
  expect(figures(await importRows([renumbered]))).toEqual([
    ['universities', 0, 0],
    ['faculties', 0, 0],
    ['departments', 0, 0],
  ])
  expect((await facultiesOf(50)).map(({ id }) => id)).toEqual([11, 12])
})

test('a university that stands in both lists is one university, as the Turkish list describes it', async () => {
  expect(figures(await importRows(world))).toEqual([['universities', 1, 0]])
  expect(figures(await importRows(world))).toEqual([['universities', 0, 0]])
  const inCountry = eq(universities.countryId, 53)
  expect(
    await database.db.select({ id: universities.id, type: universities.type }).from(universities).where(inCountry),
  ).toEqual([{ id: 223, type: 'trnc' }])
})

test('the next start leaves imports alone', async () => {
  expect(await loadReference(database.db)).toEqual([])
  expect((await facultiesOf(50)).map(({ id }) => id)).toEqual([11, 12])
})

test('a bad row stops the whole file, with a sentence that names it', async () => {
  const broken = [bogazici, { ...inCyprus, id: 999, name: 'Yarım Üniversite', type: 'private' }]
  await expect(importRows(broken)).rejects.toThrow(/^Row 2 \("Yarım Üniversite"\) is wrong at "type": /)
  const nowhere = [world[0], { ...world[1], id: 5, name: 'Atlantis', countryId: 9999 }]
  await expect(importRows(nowhere)).rejects.toThrow('Row 2 ("Atlantis") is in country 9999, which does not exist.')
  await expect(importRows([world[0], { ...world[0], name: 'Twin' }])).rejects.toThrow(
    'Two rows have the id 100001: "University of Andorra" and "Twin".',
  )
  expect(await database.db.$count(universities, eq(universities.name, 'Yarım Üniversite'))).toBe(0)
})

test('a file that is something else is refused', async () => {
  await expect(importReference(database.db, '<html>')).rejects.toThrow('The file is not JSON')
  await expect(importRows([{ id: 1, name: 'Ziraat' }])).rejects.toThrow('This is none of the known files')
  await expect(importRows([])).rejects.toThrow('This is none of the known files')
})

test('other processes are told to forget what they cached', async () => {
  const listener = new pg.Client(database.url)
  await listener.connect()
  try {
    await listener.query('listen kopru_signals')
    const heard = new Promise((resolve) => listener.once('notification', ({ payload }) => resolve(payload)))
    await importRows([adana])
    expect(JSON.parse(String(await heard))).toEqual({ kind: 'purge', tags: ['reference'] })
  } finally {
    await listener.end()
  }
})

function facultiesOf(universityId: number) {
  const { id, name, kind } = faculties
  return database.db
    .select({ id, name, kind })
    .from(faculties)
    .where(eq(faculties.universityId, universityId))
    .orderBy(id)
}

test('holidays replace the years that a file names, and stay when the product is started again', async () => {
  const days = async () =>
    (await database.db.select().from(holidays)).filter(({ day }) => day.startsWith('2027')).map(({ day }) => day)
  await loadReference(database.db)
  expect(await days()).toContain('2027-03-09')
  const decided = [
    { day: '2027-01-01', name: 'Yılbaşı' },
    { day: '2027-03-10', name: 'Ramazan Bayramı', nameEn: 'Ramadan Feast' },
  ]
  expect(figures(await importRows(decided))).toEqual([['holidays', 0, 2]])
  expect(figures(await importRows(decided))).toEqual([['holidays', 0, 0]])
  await database.db.delete(referenceVersions).where(eq(referenceVersions.name, 'holidays-tr'))
  await loadReference(database.db)
  expect((await days()).sort()).toEqual(['2027-01-01', '2027-03-10'])
  await expect(importRows([{ day: '2027-02-30', name: 'Yok' }])).rejects.toThrow('Row 1')
})
