import { type SQL, sql } from 'drizzle-orm'
import { applicationSnapshots as snapshots } from '#database/schema/application-snapshots.ts'
import { applications } from '#database/schema/applications.ts'
import { entries } from '#database/schema/entries.ts'
import { forms } from '#database/schema/forms.ts'
import * as reference from '#database/schema/reference.ts'
import { receiptNumber } from '#domain/applications/receipt-number.ts'
import { nameIn } from '#domain/data/names.ts'
import { ageOnDay } from '#domain/eligibility/age-on.ts'
import { removedName } from '#domain/entries/entry-state.ts'
import { deskText } from '#platform/desk-texts.ts'
import { istanbulDay } from '#platform/text/dates.ts'
import type { Language } from '#platform/text/locales.ts'
import { translate } from '#platform/texts.ts'
import type { Source } from './source.ts'

/** What was handed in about the person, as lists show it: by our own names, else as the person wrote it. */
export function profileSources(language: Language): Readonly<Record<ProfileColumn, Source>> {
  const today = istanbulDay(new Date())
  const removed = removedName(language)
  const text = (column: HeadingOf, ...reads: Source['reads']): Source => ({
    column: { heading: deskText(language, 'column', { column }), kind: 'text' },
    reads,
    cell: (value) => value,
  })
  const named = (column: HeadingOf, table: Parameters<typeof nameIn>[1], otherwise: SQL): Source =>
    text(column, sql`coalesce(${nameIn(language, table)}, ${otherwise})`)
  return {
    name: {
      column: { heading: deskText(language, 'column.name'), kind: 'text', width: 28 },
      reads: [sql`${snapshots.name} || ' ' || ${snapshots.surname}`, sql`${entries.removedAt} is not null`],
      cell: (name, isRemoved) => (isRemoved ? removed : name),
    },
    number: {
      ...text('number', sql`${applications.id}`, sql`${forms.number}`),
      cell: (id, number) => receiptNumber(number, id),
    },
    email: text('email', sql`${snapshots.email}`),
    phone: text('phone', sql`${snapshots.profile} ->> 'gsm'`),
    university: named('university', reference.universities, written('universityName')),
    faculty: named('faculty', reference.faculties, written('facultyShown')),
    department: named('department', reference.departments, written('departmentShown')),
    level: named('level', reference.educationLevels, written('levelName')),
    class: named('class', reference.educationClasses, written('className')),
    gpa: {
      column: { heading: deskText(language, 'column', { column: 'gpa' }), kind: 'number' },
      reads: [sql`${snapshots.gpa}`],
      cell: (gpa) => gpa,
    },
    city: named('city', reference.cities, sql`${snapshots.profile} #>> '{city,name}'`),
    nationality: named('nationality', reference.countries, sql`${snapshots.profile} #>> '{nationality,name}'`),
    gender: {
      ...text('gender', sql`${snapshots.profile} ->> 'gender'`),
      cell: (gender) => (gender === null ? null : deskText(language, 'gender', { gender })),
    },
    age: {
      column: { heading: deskText(language, 'column', { column: 'age' }), kind: 'number' },
      reads: [birthDate],
      cell: (born) => (born === null ? null : ageOnDay(today, born)),
    },
    birthDate: {
      column: { heading: translate(language, 'label.birthDate'), kind: 'day' },
      reads: [birthDate],
      cell: (born) => born,
    },
  }
}

export type ProfileColumn =
  | 'name'
  | 'number'
  | 'email'
  | 'phone'
  | 'university'
  | 'faculty'
  | 'department'
  | 'level'
  | 'class'
  | 'gpa'
  | 'city'
  | 'nationality'
  | 'gender'
  | 'age'
  | 'birthDate'

type HeadingOf = Exclude<ProfileColumn, 'name' | 'birthDate'>

const birthDate = sql`${snapshots.profile} ->> 'birthDate'`

/** Of the current education in the snapshot, else of the first; looked for only where our own lists have no name. */
const written = (field: string): SQL => sql`coalesce(
  jsonb_path_query_first(${snapshots.profile}, '$.educations[*] ? (@.isCurrent == true)'),
  ${snapshots.profile} #> '{educations,0}') ->> ${field}::text`
