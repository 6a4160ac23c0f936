import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#database/connection.ts'
import { rewriteListings } from '#domain/forms/listings/refresh-listings.ts'
import { makeApplications, makeCandidates } from './applications.ts'
import { makeCompanies } from './companies.ts'
import { formsEach, makeForms } from './forms.ts'
import { makeListings } from './listings.ts'
import { idMaker } from './pick.ts'

export interface LargeDemo {
  readonly forms: number
  readonly applications?: number
  readonly candidates?: number
}

/** Makes as much as a large installation would hold, for measuring: in few statements, with what planners need to know of it. */
export async function loadLargeDemo(db: Database, { forms, applications = 0, candidates = 0 }: LargeDemo) {
  const companies = Math.ceil(forms / formsEach)
  await db.transaction(async (tx) => {
    await tx.execute(sql`select setseed(0.5)`)
    await tx.execute(idMaker)
    const execute = async (statements: readonly SQL[]) => {
      for (const statement of statements) await tx.execute(statement)
    }
    await execute([...makeCompanies(companies), ...makeForms(forms), makeListings])
    // What listings are found by is written in the way of the product: it is more than a statement could say.
    await rewriteListings(tx, 2000)
    await execute([...makeCandidates(candidates), ...makeApplications(applications)])
  })
  for (const table of [
    'companies',
    'forms',
    'form_versions',
    'listings',
    'listing_words',
    'candidates',
    'applications',
  ]) {
    await db.execute(sql`vacuum analyze ${sql.identifier(table)}`)
  }
  return { companies, forms, applications, candidates }
}
