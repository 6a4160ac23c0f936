import { eq, type SQL, sum } from 'drizzle-orm'
import { fileLimits } from '#contract/candidates/candidate-facts.ts'
import { problem } from '#contract/problems.ts'
import type { Database, Transaction } from '#database/connection.ts'
import { candidates } from '#database/schema/candidates.ts'
import { companies } from '#database/schema/companies.ts'
import { files } from '#database/schema/files.ts'
import { requireSpace } from './storage-limit.ts'

/** A member who uploads a file for their organization. */
interface Bringer {
  readonly companyId: string
  readonly accountId: string
}

/** The owner of a new file: a candidate by id, or an organization. */
export type Owner = string | Bringer

interface FileOwner {
  /** The folder of the owner's uploads. */
  readonly uploader: string
  readonly columns: { readonly candidateId: string } | { readonly companyId: string }
  readonly isTheirs: SQL
  requireSpace(db: Database | Transaction, size: number): Promise<void>
  /**
   * Locks the owner's row, so that the storage limit is checked for one file at a time; false if there is no such
   * owner.
   */
  lock(tx: Transaction): Promise<boolean>
}

export const ownerOf = (owner: Owner): FileOwner =>
  typeof owner === 'string' ? candidateOwner(owner) : companyOwner(owner)

const candidateOwner = (candidateId: string): FileOwner => ({
  uploader: candidateId,
  columns: { candidateId },
  isTheirs: eq(files.candidateId, candidateId),
  requireSpace: (db, size) => requireSpace(db, candidateId, size),
  lock: async (tx) =>
    (await tx.select({ id: candidates.id }).from(candidates).where(eq(candidates.id, candidateId)).for('no key update'))
      .length > 0,
})

const companyOwner = ({ companyId, accountId }: Bringer): FileOwner => ({
  uploader: accountId,
  columns: { companyId },
  isTheirs: eq(files.companyId, companyId),
  requireSpace: (db, size) => requireCompanySpace(db, companyId, size),
  lock: async (tx) =>
    (await tx.select({ id: companies.id }).from(companies).where(eq(companies.id, companyId)).for('no key update'))
      .length > 0,
})

async function requireCompanySpace(db: Database | Transaction, companyId: string, size: number) {
  const [used] = await db
    .select({ bytes: sum(files.size).mapWith(Number) })
    .from(files)
    .where(eq(files.companyId, companyId))
  if ((used?.bytes ?? 0) + size <= fileLimits.companyBytes) return
  throw problem('files.companyFull', { gigabytes: fileLimits.companyBytes / 1_000_000_000 })
}
