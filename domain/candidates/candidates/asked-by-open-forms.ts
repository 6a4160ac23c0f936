import { sql } from 'drizzle-orm'
import { levelCodes } from '#contract/forms/form-facts.ts'
import { type Database, database } from '#database/connection.ts'
import { listings } from '#database/schema/forms.ts'
import { isInState } from '#domain/ground/published-forms/listing-state.ts'

/** How many open forms there are, and how many of them ask for each part of the profile. */
export interface AskedByOpenForms {
  readonly personal: number
  readonly location: number
  readonly educations: number
  readonly scholarships: number
  readonly jobs: number
  /** By document type: how many open forms require it of all applicants. */
  readonly documents: ReadonlyMap<number, number>
}

/**
 * The same for every candidate, so it is counted once a minute per process. During a recount callers get the previous
 * numbers.
 */
export function askedByOpenForms(now = Date.now()): Promise<AskedByOpenForms> {
  const db = database()
  const kept = counted.get(db)
  if (kept && now - kept.at < freshFor) return kept.counts
  const counts = count(db)
  if (!kept) {
    counted.set(db, { at: now, counts })
    counts.catch(() => counted.delete(db))
    return counts
  }
  counted.set(db, { at: now, counts: kept.counts })
  // A failed recount is dropped: the previous numbers stay until the next try.
  counts.then(
    () => counted.set(db, { at: now, counts }),
    () => {},
  )
  return kept.counts
}

const freshFor = 60_000
const counted = new WeakMap<Database, { readonly at: number; readonly counts: Promise<AskedByOpenForms> }>()

async function count(db: Database): Promise<AskedByOpenForms> {
  const { rows } = await db.execute<Counted>(sql`
    with open_forms as materialized (
      select
        ${listings.type} as type,
        num_nonnulls(${listings.minAge}, ${listings.maxAge}, ${listings.nationalityIds}, ${listings.genders}) > 0 as personal,
        ${listings.homeCityIds} is not null as location,
        cardinality(${listings.levels}) < ${levelCodes.length} or not 0 = any (${listings.universityIds})
          or num_nonnulls(${listings.classIds}, ${listings.facultyIds}, ${listings.departmentIds}, ${listings.minGpa}) > 0
          as educations,
        ${listings.documentTypeIds} as document_type_ids
      from ${listings}
      where ${isInState('Open')}
    ), asked as (
      select type_id, count(*) as how_many from open_forms, unnest(document_type_ids) as type_id group by 1
    )
    select
      count(*) filter (where personal) as personal,
      count(*) filter (where location) as location,
      count(*) filter (where educations) as educations,
      count(*) filter (where type = 'scholarship') as scholarships,
      count(*) filter (where type = 'job') as jobs,
      (select coalesce(json_agg(json_build_array(type_id, how_many)), '[]') from asked) as documents
    from open_forms
  `)
  const [row] = rows
  if (!row) throw new Error('A query of one row came back without it')
  return { ...row, documents: new Map(row.documents) }
}

type Counted = Omit<AskedByOpenForms, 'documents'> & { readonly documents: readonly (readonly [number, number])[] }
