import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fold } from '#platform/text/turkish.ts'
import { Banks, Countries, FacultyCatalogue, Universities } from './contents.ts'
import { DistrictIds, districtsOf, provinces } from './provinces.ts'

const read = (name: string) => JSON.parse(readFileSync(new URL(`./${name}.json`, import.meta.url), 'utf8'))
const universities = Universities.parse(read('universities-tr'))
const catalogue = FacultyCatalogue.parse(read('faculty-catalogue'))

test('there are 250 countries, each once, and "unspecified" is none of them', () => {
  const ids = Countries.parse(read('countries')).map(({ id }) => id)
  expect(new Set(ids).size).toBe(250)
  expect(ids).toContain(223)
  expect(Math.min(...ids)).toBeGreaterThan(0)
})

test('every district of the package has an id, and no two have the same', async () => {
  const districts = districtsOf(await provinces(), DistrictIds.parse(read('district-ids')))
  expect(districts).toHaveLength(973)
  expect(new Set(districts.map(({ id }) => id)).size).toBe(973)
})

test('district ids are what they were when people first chose them', async () => {
  const districts = districtsOf(await provinces(), DistrictIds.parse(read('district-ids')))
  const idOf = (cityId: number, name: string) =>
    districts.find((district) => district.cityId === cityId && district.name === name)?.id
  expect(idOf(1, 'Aladağ')).toBe(10_001)
  expect(idOf(34, 'Kadıköy')).toBe(340_023)
  expect(idOf(81, 'Yığılca')).toBe(810_008)
})

test('a district that nobody numbered stops the load with its name', () => {
  const unknown = [{ id: 34, name: 'İstanbul', districts: ['Yeniilçe'] }]
  expect(() => districtsOf(unknown, { '34': ['adalar'] })).toThrow('Yeniilçe, İstanbul has no id')
})

test('the 208 universities of Türkiye are 129 of the state, 75 of foundations and 4 vocational schools', () => {
  const kinds = Object.fromEntries(
    Map.groupBy(universities, ({ type }) => type)
      .entries()
      .map(([type, list]) => [type, list.length]),
  )
  expect(kinds).toEqual({ state: 129, foundation: 75, foundation_vocational: 4 })
  expect(new Set(universities.map(({ id }) => id)).size).toBe(208)
  expect(new Set(universities.map(({ name }) => fold(name))).size).toBe(208)
})

test('every province has a university', () => {
  expect(new Set(universities.map(({ cityId }) => cityId)).size).toBe(81)
})

test('the national catalogue names each department of a faculty once per level', () => {
  for (const { name, departments } of catalogue) {
    const names = departments.map((department) => `${department.level} ${fold(department.name)}`)
    expect(new Set(names).size, name).toBe(names.length)
  }
})

test('the national catalogue has 51 faculties and 767 departments under ids no import can meet', () => {
  const departments = catalogue.flatMap((faculty) => faculty.departments)
  expect([catalogue.length, departments.length]).toEqual([51, 767])
  expect(new Set(departments.map(({ id }) => id)).size).toBe(767)
  expect(Math.min(...[...catalogue, ...departments].map(({ id }) => id))).toBeGreaterThan(1_000_000)
})

test("every level of study has departments: associate's, bachelor's, master's and doctoral", () => {
  const levels = new Set(catalogue.flatMap((faculty) => faculty.departments.map(({ level }) => level)))
  expect([...levels].sort()).toEqual(['associate', 'bachelor', 'master', 'phd'])
})

test("a bank's five digits in an IBAN are its EFT code behind a zero", () => {
  for (const { eftCode, ibanCode } of Banks.parse(read('banks-tr'))) expect(ibanCode).toBe(`0${eftCode}`)
})
