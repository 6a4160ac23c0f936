import { eq, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { FormContent } from '#contract/forms/form-content.ts'
import type { Database, Transaction } from '#database/connection.ts'
import { companyMembers } from '#database/schema/accounts.ts'
import { applicationCounts } from '#database/schema/application-counts.ts'
import {
  cities,
  countries,
  departments,
  documentTypes,
  educationClasses,
  educationLevels,
  faculties,
  gpaSystems,
  universities,
} from '#database/schema/reference.ts'
import { conditionIds, type IdList } from '#domain/candidates/eligibility/condition-ids.ts'
import { counted, numberOf } from '#domain/forms/application-counts/counted-applications.ts'
import { quotaPlaces } from '../quota-places.ts'
import type { Facts } from './checks/finding.ts'

interface Checked {
  readonly id: string
  readonly companyId: string
  readonly content: FormContent
}

/** Reads what a form's content is checked against, in one round trip, because every save does it. */
export async function factsFor(db: Database | Transaction, { id, companyId, content }: Checked): Promise<Facts> {
  const ids = conditionIds(content.eligibility, undefined)
  ids.cities.push(...content.basics.cityIds)
  const { rows } = await db.execute<Row>(sql`
    select
      array(select ${documentTypes.id} from ${documentTypes}) as types,
      (select json_agg(json_build_object('id', id, 'min', min, 'max', max)) from ${gpaSystems}) as systems,
      array(select ${companyMembers.accountId} from ${companyMembers} where ${companyMembers.companyId} = ${companyId})
        as members,
      (select json_agg(json_build_object(
          'id', class.id, 'of', level.code, 'name', level.name || ' · ' || class.name,
          'nameEn', level.name_en || ' · ' || class.name_en) order by class.id)
        from ${educationClasses} as class join ${educationLevels} as level on level.id = class.level_id
        where class.id = any(${sql.param(ids.classes)}::integer[])) as classes,
      (select json_agg(json_build_object('id', id, 'of', faculty_id, 'name', name, 'nameEn', name_en) order by id)
        from ${departments} where id = any(${sql.param(ids.departments)}::integer[])) as departments,
      ${quotaPlaces(content) === null ? sql`0` : takenBy(id)} as taken,
      json_build_object(${sql.join(
        lists.map((list) => sql`${sql.raw(`'${list}'`)}, array(${unknownIn(tables[list], ids[list])})`),
        sql`, `,
      )}) as unknown
  `)
  const [row] = rows
  if (!row) throw new Error('A query without conditions found nothing')
  return {
    now: new Date(),
    taken: Number(row.taken),
    documentTypeIds: new Set(row.types),
    gpaSystems: new Map(row.systems.map(({ id, ...range }) => [id, range])),
    memberIds: new Set(row.members),
    classes: row.classes ?? [],
    departments: row.departments ?? [],
    unknownIds: row.unknown,
  }
}

interface Row extends Record<string, unknown> {
  readonly types: number[]
  readonly systems: { readonly id: number; readonly min: number | null; readonly max: number | null }[]
  readonly members: string[]
  readonly classes: Facts['classes'] | null
  readonly departments: Facts['departments'] | null
  readonly taken: string
  readonly unknown: Record<IdList, number[]>
}

const tables: Readonly<Record<IdList, PgTable>> = {
  classes: educationClasses,
  universities,
  faculties,
  departments,
  countries,
  cities,
}
const lists = ['classes', 'universities', 'faculties', 'departments', 'countries', 'cities'] as const

const takenBy = (formId: string): SQL =>
  sql`(select ${numberOf(counted.isHandedIn)} from ${applicationCounts} where ${eq(applicationCounts.formId, formId)})`

const unknownIn = (table: PgTable, ids: readonly number[]): SQL =>
  sql`select named from unnest(${sql.param(ids)}::integer[]) as named where not exists (select from ${table} where id = named)`
