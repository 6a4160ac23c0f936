import { asc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Certificate } from '#contract/candidates/candidate-background.ts'
import type { Database, Transaction } from '#database/connection.ts'
import { jsonRow } from '#database/json-rows.ts'
import { preparedOn } from '#database/prepared-on.ts'
import { candidateCertificates } from '#database/schema/candidates.ts'

/** A candidate's certificates, the newest first; those without a date at the end. */
export async function certificatesOf(db: Database | Transaction, candidateId: string): Promise<Certificate[]> {
  return (await rowsOn(db).execute({ candidateId })).map(({ row }) => row)
}

const rowsOn = preparedOn((db) => selectCertificates(db).prepare('certificates'))

const { candidateId: _, createdAt: __, ...columns } = getTableColumns(candidateCertificates)

export const selectCertificates = (db: Database | Transaction) =>
  db
    .select({ row: jsonRow(columns) })
    .from(candidateCertificates)
    .where(eq(candidateCertificates.candidateId, sql.placeholder('candidateId')))
    .orderBy(sql`${candidateCertificates.issuedOn} desc nulls last`, asc(candidateCertificates.id))
