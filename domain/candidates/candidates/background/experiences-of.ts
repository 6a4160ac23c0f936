import { asc, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Experience } from '#contract/candidates/candidate-background.ts'
import type { Database, Transaction } from '#database/connection.ts'
import { jsonRow } from '#database/json-rows.ts'
import { preparedOn } from '#database/prepared-on.ts'
import { candidateExperiences } from '#database/schema/candidates.ts'
import { cities, countries } from '#database/schema/reference.ts'
import { nameIn } from '#domain/ground/reference/names.ts'
import type { Language } from '#platform/text/locales.ts'

/** A candidate's jobs and volunteering: the current ones first, then the newest. */
export async function experiencesOf(
  db: Database | Transaction,
  candidateId: string,
  language: Language,
): Promise<Experience[]> {
  return (await rowsOn(db, language).execute({ candidateId })).map(({ row }) => row)
}

const rowsOn = preparedOn((db, language: Language) =>
  selectExperiences(db, language).prepare(`experiences_${language}`),
)

const { candidateId: _, createdAt: __, ...columns } = getTableColumns(candidateExperiences)

export const selectExperiences = (db: Database | Transaction, language: Language) =>
  db
    .select({
      row: jsonRow({
        ...columns,
        countryName: sql<string | null>`${nameIn(language, countries)}`,
        cityName: sql<string | null>`${cities.name}`,
      }),
    })
    .from(candidateExperiences)
    .leftJoin(countries, eq(countries.id, candidateExperiences.countryId))
    .leftJoin(cities, eq(cities.id, candidateExperiences.cityId))
    .where(eq(candidateExperiences.candidateId, sql.placeholder('candidateId')))
    .orderBy(
      sql`${candidateExperiences.endedOn} desc nulls first`,
      desc(candidateExperiences.startedOn),
      asc(candidateExperiences.id),
    )
