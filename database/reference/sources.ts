import type { z } from 'zod'
import { turkey } from '#contract/data/data.ts'
import type { Transaction } from '../connection.ts'
import * as schema from '../schema/reference.ts'
import * as contents from './contents.ts'
import { DistrictIds, districtsOf, packageVersion, provinces } from './provinces.ts'
import { upsert } from './upsert.ts'
import { writeHolidays } from './write-holidays.ts'

/** One JSON file of this folder and the tables it fills. */
export interface Source {
  readonly name: string
  /** The version of a package that the content depends on. */
  readonly edition?: () => string
  readonly write: (tx: Transaction, content: unknown) => Promise<void>
}

const origin = 'builtin' as const

/** In the order of their foreign keys. */
export const sources: readonly Source[] = [
  source('countries', contents.Countries, async (tx, countries) => {
    await upsert(tx, schema.countries, countries.map(named))
  }),

  {
    ...source('district-ids', DistrictIds, async (tx, ids) => {
      const all = await provinces()
      const asCities = all.map(({ id, name }) => ({ id, name, countryId: turkey, origin }))
      const asTowns = districtsOf(all, ids).map((district) => ({ ...district, origin }))
      await upsert(tx, schema.cities, asCities)
      await upsert(tx, schema.towns, asTowns)
    }),
    edition: packageVersion,
  },

  source('world-cities', contents.WorldCities, async (tx, byCountry) => {
    const rows = Object.entries(byCountry).flatMap(([country, cities]) =>
      cities.map(([id, name, adm1, population]) => ({
        id,
        countryId: Number(country),
        name,
        adm1,
        population,
        origin,
      })),
    )
    await upsert(tx, schema.cities, rows)
  }),

  source('education-classes', contents.EducationClasses, async (tx, levels) => {
    const asLevels = levels.map(({ classes: _, ...level }) => named(level))
    const asClasses = levels.flatMap(({ id: levelId, classes }) =>
      classes.map(({ year = null, ...one }) => named({ ...one, year, levelId })),
    )
    await upsert(tx, schema.educationLevels, asLevels)
    await upsert(tx, schema.educationClasses, asClasses)
  }),

  source('universities-tr', contents.Universities, async (tx, universities) => {
    const rows = universities.map((university) => ({ ...university, countryId: turkey, origin }))
    await upsert(tx, schema.universities, rows)
  }),

  source('faculty-catalogue', contents.FacultyCatalogue, async (tx, catalogue) => {
    const asFaculties = catalogue.map(({ departments: _, ...faculty }) => ({ ...faculty, origin }))
    const asDepartments = catalogue.flatMap(({ id: facultyId, departments }) =>
      departments.map((department) => ({ ...department, facultyId, origin })),
    )
    await upsert(tx, schema.faculties, asFaculties)
    await upsert(tx, schema.departments, asDepartments)
  }),

  source('gpas', contents.GpaSystems, async (tx, systems) => {
    const rows = systems.map(({ regex = null, default: isDefault = false, ...system }) =>
      named({ ...system, regex, isDefault }),
    )
    await upsert(tx, schema.gpaSystems, rows)
  }),

  source('doctypes', contents.DocumentTypes, async (tx, types) => {
    await upsert(tx, schema.documentTypes, types.map(named))
  }),

  source('banks-tr', contents.Banks, async (tx, banks) => {
    await upsert(tx, schema.banks, banks)
  }),

  source('holidays-tr', contents.Holidays, async (tx, holidays) => {
    await writeHolidays(tx, holidays.map(named), origin)
  }),
]

function source<S extends z.ZodType>(
  name: string,
  shape: S,
  write: (tx: Transaction, content: z.output<S>) => Promise<void>,
): Source {
  return { name, write: (tx, content) => write(tx, shape.parse(content)) }
}

function named<R extends { tr: string; en: string }>({ tr, en, ...row }: R) {
  return { ...row, name: tr, nameEn: en }
}
