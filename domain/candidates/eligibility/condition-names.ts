import { type Column, eq, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { EligibilityCondition } from '#contract/forms/eligibility.ts'
import type { Database, Transaction } from '#database/connection.ts'
import { preparedOn } from '#database/prepared-on.ts'
import * as reference from '#database/schema/reference.ts'
import { nameIn } from '#domain/ground/reference/names.ts'
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
  const rows = await namesOn(db, language).execute(conditionIds(conditions, profile))
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

const namesOn = preparedOn((db, language: Language) => {
  const inUniversity = (name: SQL<string>) =>
    sql<string>`coalesce(${name} || ' (' || ${nameIn(language, reference.universities)} || ')', ${name})`
  return unionAll(
    db
      .select(
        fields(
          'classes',
          reference.educationClasses.id,
          nameIn(language, reference.educationClasses),
          nameIn(language, reference.educationLevels),
        ),
      )
      .from(reference.educationClasses)
      .innerJoin(reference.educationLevels, eq(reference.educationLevels.id, reference.educationClasses.levelId))
      .where(isOneOf(reference.educationClasses.id, 'classes')),
    db
      .select(fields('universities', reference.universities.id, nameIn(language, reference.universities)))
      .from(reference.universities)
      .where(isOneOf(reference.universities.id, 'universities')),
    db
      .select(fields('faculties', reference.faculties.id, inUniversity(nameIn(language, reference.faculties))))
      .from(reference.faculties)
      .leftJoin(reference.universities, eq(reference.universities.id, reference.faculties.universityId))
      .where(isOneOf(reference.faculties.id, 'faculties')),
    db
      .select(fields('departments', reference.departments.id, inUniversity(nameIn(language, reference.departments))))
      .from(reference.departments)
      .innerJoin(reference.faculties, eq(reference.faculties.id, reference.departments.facultyId))
      .leftJoin(reference.universities, eq(reference.universities.id, reference.faculties.universityId))
      .where(isOneOf(reference.departments.id, 'departments')),
    db
      .select(fields('countries', reference.countries.id, nameIn(language, reference.countries)))
      .from(reference.countries)
      .where(isOneOf(reference.countries.id, 'countries')),
    db
      .select(fields('cities', reference.cities.id, nameIn(language, reference.cities)))
      .from(reference.cities)
      .where(isOneOf(reference.cities.id, 'cities')),
    db
      .select(fields('gpaSystems', reference.gpaSystems.id, nameIn(language, reference.gpaSystems), noLevel, system))
      .from(reference.gpaSystems),
  ).prepare(`names_of_conditions_${language}`)
})

const noLevel = sql<null>`null::text`
const noSystem = sql<null>`null::jsonb`

const system = sql<WrittenGpaSystem>`jsonb_build_object(
  'id', ${reference.gpaSystems.id}, 'min', ${reference.gpaSystems.min}, 'max', ${reference.gpaSystems.max},
  'pass', ${reference.gpaSystems.pass}, 'better', ${reference.gpaSystems.better}, 'decimals', ${reference.gpaSystems.decimals})`

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
function isOneOf(id: Column, list: IdList): SQL {
  return sql`${id} = any(${sql.placeholder(list)}::int[])`
}
