import { eq, sql } from 'drizzle-orm'
import type { Competency } from '#contract/candidates/candidate-background.ts'
import { competencyTypes } from '#contract/candidates/candidate-facts.ts'
import type { Database, Transaction } from '#database/connection.ts'
import { preparedOn } from '#database/prepared-on.ts'
import { candidateCompetencies } from '#database/schema/candidates.ts'

/** What a candidate can do: languages, computer skills, other skills, hobbies; each in the order of the alphabet. */
export async function competenciesOf(db: Database | Transaction, candidateId: string): Promise<Competency[]> {
  const rows = await rowsOn(db).execute({ candidateId })
  const inOrder = competencyTypes.flatMap((type) => rows.filter((row) => row.type === type))
  return inOrder.map(({ candidateId: _, createdAt: __, ...competency }) => competency)
}

const rowsOn = preparedOn((db) =>
  db
    .select()
    .from(candidateCompetencies)
    .where(eq(candidateCompetencies.candidateId, sql.placeholder('candidateId')))
    .orderBy(sql`${candidateCompetencies.content} collate turkish`)
    .prepare('competencies'),
)
