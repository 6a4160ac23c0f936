import { sql } from 'drizzle-orm'
import type { Database } from '#database/connection.ts'
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

/** Makes as much as a large installation would hold, for measuring: in a few statements, with what planners need to know of it. */
export async function loadLargeDemo(db: Database, { forms, applications = 0, candidates = 0 }: LargeDemo) {
  const companies = Math.ceil(forms / formsEach)
  await db.transaction(async (tx) => {
    await tx.execute(sql`select setseed(0.5)`)
    await tx.execute(idMaker)
    for (const statement of [
      ...makeCompanies(companies),
      ...makeForms(forms),
      ...makeListings,
      ...makeCandidates(candidates),
      ...makeApplications(applications),
    ]) {
      await tx.execute(statement)
    }
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
