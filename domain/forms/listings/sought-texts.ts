import { inArray } from 'drizzle-orm'
import type { FormContent } from '#contract/forms/form-content.ts'
import { levelCodes } from '#contract/forms/form-facts.ts'
import type { Database, Transaction } from '#database/connection.ts'
import type { listings } from '#database/schema/forms.ts'
import {
  cities,
  departments,
  educationClasses,
  educationLevels,
  faculties,
  universities,
} from '#database/schema/reference.ts'
import { initialsOf } from '#domain/ground/search/initials-of.ts'
import { searchable } from '#domain/ground/search/searchable.ts'
import { everyClass, everyDepartment } from '#domain/ground/search/synonyms.ts'
import { richTextToPlain } from '#platform/rich-text.ts'
import { translate } from '#platform/texts.ts'

type Row = typeof listings.$inferInsert

/** The fields from which the names of a listing are derived. */
type Named = Pick<Row, 'type' | 'levels' | 'genders' | keyof typeof namedTables | 'workPlace' | 'workKind'>

/** Fields with ids of reference data: locations, home cities, studies. */
const namedTables = {
  cityIds: cities,
  homeCityIds: cities,
  classIds: educationClasses,
  universityIds: universities,
  facultyIds: faculties,
  departmentIds: departments,
}

/** The beginning of a long text is enough to tell its subject. */
const mostOfBody = 5000

/** With more names than this none of them is characteristic of the listing. */
const mostNames = 20

/**
 * The searched texts of a listing, in the order of `listings.sought`: title, organization, tags, summary with names in
 * both languages, and the text.
 */
export const soughtTexts = (
  { title, companyName, tags, summary }: Pick<Row, 'title' | 'companyName' | 'tags' | 'summary'>,
  { basics }: Pick<FormContent, 'basics'>,
  names: string,
): string[] =>
  [
    title,
    withInitials(companyName),
    tags.join(' '),
    `${summary} ${names}`,
    richTextToPlain(basics.body, mostOfBody),
  ].map(searchable)

/** The organization's name as its listings are found by it, with initials. */
export const soughtCompany = (name: string): string => searchable(withInitials(name))

const withInitials = (name: string) => `${name} ${initialsOf(name)}`

/** The names related to each of the listings: type, place, home, level, schools, place and kind of work. */
export async function namesOf(db: Database | Transaction, rows: readonly Named[]): Promise<string[]> {
  const schools = await namesByIds(db, rows)
  return rows.map((row) => [...wordsOfType(row), ...schools(row), ...openTo(row)].join(' '))
}

/** Listings for students without a required department or class are found by each of them. */
function openTo({ type, levels, workKind, classIds, departmentIds, facultyIds }: Named): string[] {
  const isForStudents =
    levels.some((level) => level === 'associate' || level === 'bachelor') &&
    (type !== 'job' || workKind === 'internship' || workKind === 'partTime')
  if (!isForStudents) return []
  return [...(classIds ? [] : [everyClass]), ...(departmentIds || facultyIds ? [] : [everyDepartment])]
}

const wordsOfType = ({ type, genders, workPlace: place, workKind: kind }: Named) =>
  (['tr', 'en'] as const).flatMap((language) => [
    type === 'other' ? '' : translate(language, 'listings.type', { type }),
    place ? translate(language, 'listings.workPlace', { place }) : '',
    kind ? translate(language, 'listings.workKind', { kind }) : '',
    ...(genders?.length === 1
      ? genders.map((gender) => translate(language, 'eligibility.genderName', { gender }))
      : []),
  ])

async function namesByIds(db: Database | Transaction, rows: readonly Named[]) {
  const found: [keyof typeof namedTables, ReadonlyMap<number, string>][] = []
  // Sequential: the caller may be in a transaction, which has one connection.
  for (const key of Object.keys(namedTables) as (keyof typeof namedTables)[]) {
    const table = namedTables[key]
    const ids = [...new Set(rows.flatMap((row) => fewOf(row[key])))]
    const named = ids.length > 0 ? await db.select().from(table).where(inArray(table.id, ids)) : []
    const nameOf = key === 'universityIds' ? withShortName : bothNames
    found.push([key, new Map(named.map((one) => [one.id, nameOf(one)]))])
  }
  const levels = new Map((await db.select().from(educationLevels)).map((one) => [one.code as string, bothNames(one)]))
  return (row: Named) => [
    // Names of levels are added only if not all levels may apply.
    ...(row.levels.length < levelCodes.length ? row.levels.map((code) => levels.get(code) ?? '') : []),
    ...found.flatMap(([key, names]) => fewOf(row[key]).map((id) => names.get(id) ?? '')),
  ]
}

const fewOf = (ids: readonly number[] | null | undefined) => (ids && ids.length <= mostNames ? ids : [])

interface Names {
  readonly name: string
  readonly nameEn?: string | null
}

const bothNames = ({ name, nameEn }: Names) => (nameEn ? `${name} ${nameEn}` : name)

/** Universities are known by their initials: ODTÜ, KTÜ. */
const withShortName = (names: Names) => `${bothNames(names)} ${initialsOf(names.name)}`
