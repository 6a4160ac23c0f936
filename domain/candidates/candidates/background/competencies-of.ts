import { asc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Competency } from '#contract/candidates/candidate-background.ts'
import { competencyTypes } from '#contract/candidates/candidate-facts.ts'
import type { Database, Transaction } from '#database/connection.ts'
import { jsonRow } from '#database/json-rows.ts'
import { preparedOn } from '#database/prepared-on.ts'
import { candidateCompetencies } from '#database/schema/candidates.ts'

/** A candidate's languages, computer skills, other skills and hobbies; each in alphabetical order. */
export async function competenciesOf(db: Database | Transaction, candidateId: string): Promise<Competency[]> {
  return (await rowsOn(db).execute({ candidateId })).map(({ row }) => row)
}

const rowsOn = preparedOn((db) => selectCompetencies(db).prepare('competencies'))

const { candidateId: _, createdAt: __, ...columns } = getTableColumns(candidateCompetencies)

const types = sql.raw(`array[${competencyTypes.map((type) => `'${type}'`).join()}]`)

export const selectCompetencies = (db: Database | Transaction) =>
  db
    .select({ row: jsonRow(columns) })
    .from(candidateCompetencies)
    .where(eq(candidateCompetencies.candidateId, sql.placeholder('candidateId')))
    .orderBy(
      sql`array_position(${types}, ${candidateCompetencies.type})`,
      sql`${candidateCompetencies.content} collate turkish`,
      asc(candidateCompetencies.id),
    )
