import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { type Database, database, type Transaction } from '#database/connection.ts'
import { forms, formVersions, listings } from '#database/schema/forms.ts'
import { gpaSystems, referenceVersions } from '#database/schema/reference.ts'
import type { GpaSystem } from '#domain/candidates/eligibility/normal-gpa.ts'
import { askedColumns } from './asked-columns.ts'
import { namesOf, soughtTexts } from './sought-texts.ts'
import { addListingWords } from './write-listing.ts'

/** Increment when the columns of existing listings have to be recomputed. */
const edition = 5
// Any fixed number. Processes that start at once take turns, and the second finds nothing to do.
const refreshLock = 7_204_523

/**
 * Recomputes the columns of listings that an older version wrote, or whose grade systems or names have changed. Runs
 * at the first start that needs it; returns how many were rewritten.
 */
export async function refreshListings(atOnce = 500): Promise<number> {
  if (await isFresh(database())) return 0
  return database().transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${refreshLock})`)
    if (await isFresh(tx)) return 0
    const rewritten = await rewriteListings(tx, atOnce)
    const version = { name: 'listings', hash: await freshHash(tx), loadedAt: new Date() }
    await tx
      .insert(referenceVersions)
      .values(version)
      .onConflictDoUpdate({ target: referenceVersions.name, set: version })
    return rewritten
  })
}

/** Recomputes the columns of all listings that derive from their forms. */
export async function rewriteListings(tx: Transaction, atOnce: number): Promise<number> {
  const systems = await tx.select().from(gpaSystems)
  let rewritten = 0
  let rows = await published(tx, undefined, atOnce)
  while (rows.length > 0) {
    await rewrite(tx, await madeAnew(tx, rows, systems))
    rewritten += rows.length
    rows = await published(tx, rows.at(-1)?.listing.formId, atOnce)
  }
  return rewritten
}

const isFresh = async (db: Database | Transaction) => (await hashOf(db, 'listings')) === (await freshHash(db))

const freshHash = async (db: Database | Transaction) => `${edition} ${await hashOf(db, 'gpas')}`

async function hashOf(db: Database | Transaction, name: string) {
  const [row] = await db.select().from(referenceVersions).where(eq(referenceVersions.name, name))
  return row?.hash
}

function published(tx: Transaction, after: string | undefined, atOnce: number) {
  return tx
    .select({ listing: listings, content: formVersions.content })
    .from(listings)
    .innerJoin(forms, eq(forms.id, listings.formId))
    .innerJoin(formVersions, and(eq(formVersions.formId, forms.id), eq(formVersions.version, forms.publishedVersion)))
    .where(after === undefined ? undefined : gt(listings.formId, after))
    .orderBy(asc(listings.formId))
    .limit(atOnce)
}

type Published = Awaited<ReturnType<typeof published>>[number]

async function madeAnew(tx: Transaction, rows: readonly Published[], systems: readonly GpaSystem[]) {
  const asked = rows.map(({ listing, content }) => ({ ...listing, ...askedColumns(content.eligibility, systems) }))
  const names = await namesOf(tx, asked)
  const made = rows.map(({ listing, content }, at) => ({
    formId: listing.formId,
    ...askedColumns(content.eligibility, systems),
    sought: soughtTexts(listing, content, names[at] ?? ''),
  }))
  await addListingWords(
    tx,
    made.flatMap(({ sought }) => sought),
  )
  return made
}

type Fresh = ReturnType<typeof askedColumns> & { readonly formId: string; readonly sought: readonly string[] }

async function rewrite(tx: Transaction, rows: readonly Fresh[]) {
  // JSON cannot hold NaN.
  const written = rows.map((row) => ({ ...row, minGpa: row.minGpa === null ? null : String(row.minGpa) }))
  await tx.execute(sql`
    update ${listings} set
      class_ids = "classIds", faculty_ids = "facultyIds", department_ids = "departmentIds", min_gpa = "minGpa",
      min_age = "minAge", max_age = "maxAge", nationality_ids = "nationalityIds", home_city_ids = "homeCityIds",
      genders = made.genders, sought = made.sought
    from jsonb_to_recordset(${JSON.stringify(written)}::jsonb) as made ("formId" uuid, "classIds" int[],
      "facultyIds" int[], "departmentIds" int[], "minGpa" float8, "minAge" int, "maxAge" int, "nationalityIds" int[],
      "homeCityIds" int[], genders text[], sought text[])
    where ${listings.formId} = made."formId"
  `)
}
