import { asc, eq, sql } from 'drizzle-orm'
import type { Certificate } from '#contract/candidates/candidate-background.ts'
import type { Database, Transaction } from '#database/connection.ts'
import { candidateCertificates } from '#database/schema/candidates.ts'

/** A candidate's certificates, the newest first; those without a date at the end. */
export async function certificatesOf(db: Database | Transaction, candidateId: string): Promise<Certificate[]> {
  const rows = await db
    .select()
    .from(candidateCertificates)
    .where(eq(candidateCertificates.candidateId, candidateId))
    .orderBy(sql`${candidateCertificates.issuedOn} desc nulls last`, asc(candidateCertificates.id))
  return rows.map(({ candidateId: _, createdAt: __, ...certificate }) => certificate)
}
