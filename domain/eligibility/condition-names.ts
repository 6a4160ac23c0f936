import { type Column, eq, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { EligibilityCondition } from '#contract/forms/eligibility.ts'
import type { Database, Transaction } from '#database/connection.ts'
import {
  cities,
  countries,
  departments,
  educationClasses,
  educationLevels,
  faculties,
  gpaSystems,
  universities,
} from '#database/schema/reference.ts'
import { nameIn } from '#domain/data/names.ts'
import type { Language } from '#platform/text/locales.ts'
import { conditionIds, type IdList } from './condition-ids.ts'
import type { EligibilityProfile } from './eligibility-profile.ts'
import type { WrittenGpaSystem } from './word-grades.ts'

/** The names, in one language, of the ids that conditions and profiles contain. */
export interface ConditionNames extends Readonly<Record<Exclude<IdList, 'classes'>, ReadonlyMap<number, string>>> {
  readonly classes: ReadonlyMap<number, { readonly name: string; readonly level: string }>
  /** All grade systems, because a grade of one is also shown in another. */
  readonly gpaSystems: readonly WrittenGpaSystem[]
}

/** Reads the names for the conditions of any number of forms, in one round trip. */
export async function conditionNames(
  db: Database | Transaction,
  language: Language,
  conditions: readonly EligibilityCondition[],
  profile?: EligibilityProfile,
): Promise<ConditionNames> {
  const rows = await selectNames(db, language, conditionIds(conditions, profile))
  const named = (list: IdList) => new Map(rows.filter(({ of }) => of === list).map(({ id, name }) => [id, name]))
  return {
    classes: new Map(rows.flatMap(({ id, name, level }) => (level === null ? [] : [[id, { name, level }]]))),
    universities: named('universities'),
    faculties: named('faculties'),
    departments: named('departments'),
    countries: named('countries'),
    cities: named('cities'),
    gpaSystems: rows.flatMap(({ system }) => system ?? []),
  }
}

function selectNames(db: Database | Transaction, language: Language, ids: Record<IdList, number[]>) {
  const inUniversity = (name: SQL<string>) =>
    sql<string>`coalesce(${name} || ' (' || ${nameIn(language, universities)} || ')', ${name})`
  return unionAll(
    db
      .select(
        fields('classes', educationClasses.id, nameIn(language, educationClasses), nameIn(language, educationLevels)),
      )
      .from(educationClasses)
      .innerJoin(educationLevels, eq(educationLevels.id, educationClasses.levelId))
      .where(isOneOf(educationClasses.id, ids.classes)),
    db
      .select(fields('universities', universities.id, nameIn(language, universities)))
      .from(universities)
      .where(isOneOf(universities.id, ids.universities)),
    db
      .select(fields('faculties', faculties.id, inUniversity(nameIn(language, faculties))))
      .from(faculties)
      .leftJoin(universities, eq(universities.id, faculties.universityId))
      .where(isOneOf(faculties.id, ids.faculties)),
    db
      .select(fields('departments', departments.id, inUniversity(nameIn(language, departments))))
      .from(departments)
      .innerJoin(faculties, eq(faculties.id, departments.facultyId))
      .leftJoin(universities, eq(universities.id, faculties.universityId))
      .where(isOneOf(departments.id, ids.departments)),
    db
      .select(fields('countries', countries.id, nameIn(language, countries)))
      .from(countries)
      .where(isOneOf(countries.id, ids.countries)),
    db
      .select(fields('cities', cities.id, nameIn(language, cities)))
      .from(cities)
      .where(isOneOf(cities.id, ids.cities)),
    db.select(fields('gpaSystems', gpaSystems.id, nameIn(language, gpaSystems), noLevel, system)).from(gpaSystems),
  )
}

const noLevel = sql<null>`null::text`
const noSystem = sql<null>`null::jsonb`

const system = sql<WrittenGpaSystem>`jsonb_build_object(
  'id', ${gpaSystems.id}, 'min', ${gpaSystems.min}, 'max', ${gpaSystems.max},
  'pass', ${gpaSystems.pass}, 'better', ${gpaSystems.better}, 'decimals', ${gpaSystems.decimals})`

function fields(
  of: IdList | 'gpaSystems',
  id: Column,
  name: SQL<string>,
  level: SQL<string | null> = noLevel,
  system: SQL<WrittenGpaSystem | null> = noSystem,
) {
  return { of: sql<typeof of>`${of}::text`, id: sql<number>`${id}::int`, name, level, system }
}

/** One parameter, however many ids there are. */
function isOneOf(id: Column, ids: readonly number[]): SQL {
  return sql`${id} = any(${sql.param(ids)}::int[])`
}
