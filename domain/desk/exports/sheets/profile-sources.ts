import { type SQL, sql } from 'drizzle-orm'
import type { profileColumns } from '#contract/review/profile-columns.ts'
import { applicationSnapshots as snapshots } from '#database/schema/application-snapshots.ts'
import { applications } from '#database/schema/applications.ts'
import { forms } from '#database/schema/forms.ts'
import * as reference from '#database/schema/reference.ts'
import { receiptNumber } from '#domain/applying/applications/receipt-number.ts'
import { removedName } from '#domain/applying/applications/shown-name.ts'
import { ageOnDay } from '#domain/candidates/eligibility/age-on.ts'
import { nameIn } from '#domain/ground/reference/names.ts'
import { deskText } from '#platform/desk-texts.ts'
import { istanbulDay } from '#platform/text/dates.ts'
import type { Language } from '#platform/text/locales.ts'
import { translate } from '#platform/texts.ts'
import { plain, type Source, source } from './source.ts'

/** Columns of the submitted profile, as lists show them: by reference names, otherwise as the candidate wrote it. */
export function profileSources(language: Language): Readonly<Record<ProfileColumn, Source>> {
  const today = istanbulDay(new Date())
  const removed = removedName(language)
  const headed = (column: HeadingOf, kind: 'text' | 'number' = 'text') =>
    ({ heading: deskText(language, 'column', { column }), kind }) as const
  const named = (column: HeadingOf, table: Parameters<typeof nameIn>[1], otherwise: SQL): Source =>
    plain(headed(column), sql<string | null>`coalesce(${nameIn(language, table)}, ${otherwise})`)
  return {
    name: source(
      { heading: deskText(language, 'column.name'), kind: 'text', width: 28 },
      [
        sql<string>`${snapshots.name} || ' ' || ${snapshots.surname}`,
        sql<boolean>`${snapshots.name} = '' and ${snapshots.surname} = ''`,
      ],
      (name, isRemoved) => (isRemoved ? removed : name),
    ),
    number: source(headed('number'), [sql<string>`${applications.id}`, sql<number>`${forms.number}`], (id, number) =>
      receiptNumber(number, id),
    ),
    email: plain(headed('email'), sql<string>`${snapshots.email}`),
    phone: plain(headed('phone'), sql<string | null>`${snapshots.profile} ->> 'gsm'`),
    university: named('university', reference.universities, written('universityName')),
    faculty: named('faculty', reference.faculties, written('facultyShown')),
    department: named('department', reference.departments, written('departmentShown')),
    level: named('level', reference.educationLevels, written('levelName')),
    class: named('class', reference.educationClasses, written('className')),
    gpa: plain(headed('gpa', 'number'), sql<number | null>`${snapshots.gpa}`),
    city: named('city', reference.cities, sql`${snapshots.profile} #>> '{city,name}'`),
    nationality: named('nationality', reference.countries, sql`${snapshots.profile} #>> '{nationality,name}'`),
    gender: source(headed('gender'), [sql<string | null>`${snapshots.profile} ->> 'gender'`], (gender) =>
      gender === null ? null : deskText(language, 'gender', { gender }),
    ),
    age: source(headed('age', 'number'), [birthDate], (born) => (born === null ? null : ageOnDay(today, born))),
    birthDate: plain({ heading: translate(language, 'label.birthDate'), kind: 'day' }, birthDate),
  }
}

export type ProfileColumn = 'name' | 'number' | 'birthDate' | (typeof profileColumns)[number]

type HeadingOf = Exclude<ProfileColumn, 'name' | 'birthDate'>

const birthDate = sql<string | null>`${snapshots.profile} ->> 'birthDate'`

/** A field of the current education in the snapshot, or else of the first; needed only without a reference name. */
const written = (field: string): SQL => sql`coalesce(
  jsonb_path_query_first(${snapshots.profile}, '$.educations[*] ? (@.isCurrent == true)'),
  ${snapshots.profile} #> '{educations,0}') ->> ${field}::text`
