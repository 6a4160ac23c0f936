import { eq, sql } from 'drizzle-orm'
import type { Competency } from '#contract/candidates/candidate-background.ts'
import { competencyTypes } from '#contract/candidates/candidate-facts.ts'
import type { Database, Transaction } from '#database/connection.ts'
import { candidateCompetencies } from '#database/schema/candidates.ts'

/** What a candidate can do: languages, computer skills, other skills, hobbies; each in the order of the alphabet. */
export async function competenciesOf(db: Database | Transaction, candidateId: string): Promise<Competency[]> {
  const rows = await db
    .select()
    .from(candidateCompetencies)
    .where(eq(candidateCompetencies.candidateId, candidateId))
    .orderBy(sql`${candidateCompetencies.content} collate turkish`)
  const inOrder = competencyTypes.flatMap((type) => rows.filter((row) => row.type === type))
  return inOrder.map(({ candidateId: _, createdAt: __, ...competency }) => competency)
}
