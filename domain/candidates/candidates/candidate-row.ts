import { type Column, eq, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { SnapshotProfile } from '#contract/applications/snapshot.ts'
import { problem } from '#contract/problems.ts'
import type { Database, Transaction } from '#database/connection.ts'
import { preparedOn } from '#database/prepared-on.ts'
import { accounts } from '#database/schema/accounts.ts'
import { candidateEducations, candidates } from '#database/schema/candidates.ts'
import { cities, countries, towns } from '#database/schema/reference.ts'
import { nameIn } from '#domain/ground/reference/names.ts'
import type { Language } from '#platform/text/locales.ts'

const nationalities = alias(countries, 'nationalities')

/** A candidate with their account and the names of their places. */
export async function candidateRow(db: Database | Transaction, candidateId: string, language: Language) {
  const [row] = await rowOn(db, language).execute({ candidateId })
  if (!row) throw problem('accounts.notFound')
  return row
}

const rowOn = preparedOn((db, language: Language) =>
  db
    .select({
      account: accounts,
      candidate: candidates,
      nationality: placeOf(nationalities.id, nameIn(language, nationalities)),
      country: placeOf(countries.id, nameIn(language, countries)),
      city: placeOf(cities.id, sql<string>`${cities.name}`),
      town: placeOf(towns.id, sql<string>`${towns.name}`),
      hasEducation: sql<boolean>`exists (select from ${candidateEducations} where ${candidateEducations.candidateId} = ${candidates.id})`,
    })
    .from(candidates)
    .innerJoin(accounts, eq(accounts.id, candidates.accountId))
    .leftJoin(nationalities, eq(nationalities.id, candidates.nationalityId))
    .leftJoin(countries, eq(countries.id, candidates.countryId))
    .leftJoin(cities, eq(cities.id, candidates.cityId))
    .leftJoin(towns, eq(towns.id, candidates.townId))
    .where(eq(candidates.id, sql.placeholder('candidateId')))
    .prepare(`candidate_row_${language}`),
)

const placeOf = (id: Column, name: SQL<string>) =>
  sql<Place | null>`case when ${id} is not null then json_build_object('id', ${id}, 'name', ${name}) end`

type Place = NonNullable<SnapshotProfile['city']>
