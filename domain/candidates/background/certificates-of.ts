import { asc, eq, sql } from 'drizzle-orm'
import type { Certificate } from '#contract/candidates/candidate-background.ts'
import type { Database, Transaction } from '#database/connection.ts'
import { preparedOn } from '#database/prepared-on.ts'
import { candidateCertificates } from '#database/schema/candidates.ts'

/** A candidate's certificates, the newest first; those without a date at the end. */
export async function certificatesOf(db: Database | Transaction, candidateId: string): Promise<Certificate[]> {
  const rows = await rowsOn(db).execute({ candidateId })
  return rows.map(({ candidateId: _, createdAt: __, ...certificate }) => certificate)
}

const rowsOn = preparedOn((db) =>
  db
    .select()
    .from(candidateCertificates)
    .where(eq(candidateCertificates.candidateId, sql.placeholder('candidateId')))
    .orderBy(sql`${candidateCertificates.issuedOn} desc nulls last`, asc(candidateCertificates.id))
    .prepare('certificates'),
)
