import { eq, sum } from 'drizzle-orm'
import { fileLimits } from '#contract/candidates/candidate-facts.ts'
import { problem } from '#contract/problems.ts'
import type { Database, Transaction } from '#database/connection.ts'
import { files } from '#database/schema/files.ts'

export async function usedBytes(db: Database | Transaction, candidateId: string): Promise<number> {
  const [used] = await db
    .select({ bytes: sum(files.size).mapWith(Number) })
    .from(files)
    .where(eq(files.candidateId, candidateId))
  return used?.bytes ?? 0
}

export async function requireSpace(db: Database | Transaction, candidateId: string, size: number) {
  if ((await usedBytes(db, candidateId)) + size <= fileLimits.vaultBytes) return
  throw problem('files.vaultFull', { megabytes: fileLimits.vaultBytes / 1_000_000 })
}
