import { type SQL, sql } from 'drizzle-orm'
import {
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  type PgColumn,
  pgTable,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import {
  type BankType,
  type Better,
  type ClassKind,
  type DepartmentLevel,
  type DocumentCategory,
  type FacultyKind,
  type StudyMode,
  turkey,
  type UniversityType,
} from '#contract/data/data.ts'

/**
 * `name` is Turkish, `name_en` English where one exists. Country -1 ("unspecified") is not stored, so it cannot leak.
 */
export const countries = pgTable('countries', {
  id: integer().primaryKey(),
  alpha2: text().notNull().unique(),
  alpha3: text().notNull().unique(),
  numeric: text().notNull(),
  name: text().notNull(),
  nameEn: text().notNull(),
  phone: text(),
  flag: text().notNull(),
})

/** Provinces of Türkiye under their plate number; elsewhere the cities of GeoNames under its ids. */
export const cities = pgTable(
  'cities',
  {
    id: integer().primaryKey(),
    countryId: integer()
      .notNull()
      .references(() => countries.id),
    name: text().notNull(),
    adm1: text(),
    population: integer(),
    origin: origin(),
    search: text().generatedAlwaysAs((): SQL => folded(cities.name)),
  },
  (table) => [
    index('cities_in_turkish').on(table.countryId, sql`${table.name} collate turkish`, table.id),
    index('cities_in_english').on(table.countryId, sql`${table.name} collate "en-x-icu"`, table.id),
    index('cities_search').using('gin', table.search.op('gin_trgm_ops')),
  ],
)

/**
 * Districts of provinces. `official_id` is the number in the official list of the state, known after importing that
 * list.
 */
export const towns = pgTable(
  'towns',
  {
    id: integer().primaryKey(),
    cityId: integer()
      .notNull()
      .references(() => cities.id),
    name: text().notNull(),
    officialId: integer(),
    origin: origin(),
  },
  (table) => [index('towns_city').on(table.cityId)],
)

export const universities = pgTable(
  'universities',
  {
    id: integer().primaryKey(),
    name: text().notNull(),
    nameEn: text(),
    type: text().$type<UniversityType>().notNull(),
    countryId: integer()
      .notNull()
      .references(() => countries.id),
    cityId: integer().references(() => cities.id),
    domain: text(),
    active: boolean().notNull().default(true),
    origin: origin(),
    search: text().generatedAlwaysAs(
      (): SQL => sql`tr_fold(${universities.name} || ' ' || coalesce(${universities.nameEn}, ''))`,
    ),
  },
  (table) => [
    index('universities_country').on(table.countryId, table.type),
    // In the order of the list in each language, so that its first rows need no sort.
    index('universities_in_turkish').on(turkishFirst(table.countryId), sql`${table.name} collate turkish`, table.id),
    index('universities_in_english').on(
      turkishFirst(table.countryId),
      sql`coalesce(${table.nameEn}, ${table.name}) collate "en-x-icu"`,
      table.id,
    ),
    index('universities_search').using('gin', table.search.op('gin_trgm_ops')),
  ],
)

/** Without a university: the national catalogue, offered by every university whose own faculties are not known. */
export const faculties = pgTable(
  'faculties',
  {
    id: integer().primaryKey(),
    universityId: integer().references(() => universities.id),
    kind: text().$type<FacultyKind>().notNull(),
    name: text().notNull(),
    nameEn: text(),
    origin: origin(),
    plainName: text().generatedAlwaysAs((): SQL => plain(faculties.name)),
  },
  (table) => [index('faculties_university').on(table.universityId), index('faculties_plain_name').on(table.plainName)],
)

export const departments = pgTable(
  'departments',
  {
    id: integer().primaryKey(),
    facultyId: integer()
      .notNull()
      .references(() => faculties.id),
    name: text().notNull(),
    nameEn: text(),
    level: text()
      .$type<DepartmentLevel>()
      .notNull()
      .references(() => educationLevels.code),
    lang: text(),
    mode: text().$type<StudyMode>(),
    origin: origin(),
    search: text().generatedAlwaysAs((): SQL => folded(departments.name)),
    plainName: text().generatedAlwaysAs((): SQL => plain(departments.name)),
  },
  (table) => [
    index('departments_faculty').on(table.facultyId),
    index('departments_plain_name').on(table.plainName, table.level),
    index('departments_search').using('gin', table.search.op('gin_trgm_ops')),
  ],
)

export const educationLevels = pgTable('education_levels', {
  id: smallint().primaryKey(),
  code: text().notNull().unique(),
  name: text().notNull(),
  nameEn: text().notNull(),
})

export const educationClasses = pgTable(
  'education_classes',
  {
    id: integer().primaryKey(),
    levelId: smallint()
      .notNull()
      .references(() => educationLevels.id),
    order: smallint().notNull(),
    kind: text().$type<ClassKind>().notNull(),
    year: smallint(),
    name: text().notNull(),
    nameEn: text().notNull(),
  },
  (table) => [index('education_classes_level').on(table.levelId)],
)

/**
 * The public holidays of Türkiye for the years that are known: some follow the lunar calendar, some are set by decree.
 */
export const holidays = pgTable('holidays', {
  day: date().primaryKey(),
  name: text().notNull(),
  nameEn: text().notNull(),
  /** Off from 13:00, as the eves of some holidays are. */
  half: boolean().notNull(),
  origin: origin(),
})

export const gpaSystems = pgTable('gpa_systems', {
  id: smallint().primaryKey(),
  code: text().notNull().unique(),
  name: text().notNull(),
  nameEn: text().notNull(),
  min: doublePrecision(),
  max: doublePrecision(),
  decimals: smallint().notNull(),
  pass: doublePrecision(),
  better: text().$type<Better>().notNull(),
  regex: text(),
  isDefault: boolean().notNull().default(false),
})

export const documentTypes = pgTable('document_types', {
  id: smallint().primaryKey(),
  category: text().$type<DocumentCategory>().notNull(),
  name: text().notNull(),
  nameEn: text().notNull(),
  eDevlet: boolean().notNull(),
  validMonths: smallint(),
  usedFor: text().array().notNull(),
  multiple: boolean().notNull(),
  accept: text().array().notNull(),
})

export const banks = pgTable('banks', {
  id: smallint().primaryKey(),
  eftCode: text().notNull().unique(),
  ibanCode: text().notNull().unique(),
  name: text().notNull(),
  type: text().$type<BankType>().notNull(),
  bic: text(),
  receivesPersonalAccounts: boolean().notNull(),
})

/** The loaded version of the built-in data: a start that finds the same hash does nothing. */
export const referenceVersions = pgTable('reference_versions', {
  name: text().primaryKey(),
  hash: text().notNull(),
  loadedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})

/** Where a row came from: rows that an operator imported are never overwritten by the built-in data. */
function origin() {
  return text({ enum: ['builtin', 'import'] })
    .notNull()
    .default('builtin')
}

function turkishFirst(country: PgColumn): SQL {
  return sql`(${country} <> ${sql.raw(String(turkey))})`
}

function folded(column: PgColumn): SQL {
  return sql`tr_fold(${column})`
}

/** A name without its brackets: “Psikoloji (İngilizce)” of one university and “Psikoloji” of another are the same subject. */
function plain(column: PgColumn): SQL {
  return sql`tr_fold(regexp_replace(${column}, '\\s*\\([^()]*\\)', '', 'g'))`
}
