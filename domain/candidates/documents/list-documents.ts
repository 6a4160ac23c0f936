import { inArray } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { listCandidateDocuments as call } from '#contract/candidates/candidate-documents.ts'
import { fileLimits } from '#contract/candidates/candidate-facts.ts'
import { database } from '#database/connection.ts'
import { candidateDocuments } from '#database/schema/documents.ts'
import { usedBytes } from '../../ground/files/storage-limit.ts'
import { describeDocuments } from './describe-documents.ts'

export async function listDocuments(
  caller: Caller,
  { candidateId, documentTypeId }: Input<typeof call>,
): Promise<Output<typeof call>> {
  const which = documentTypeId && inArray(candidateDocuments.documentTypeId, documentTypeId)
  const [items, bytes] = await Promise.all([
    describeDocuments(caller, candidateId, which),
    usedBytes(database(), candidateId),
  ])
  return { items, usage: { bytes, limit: fileLimits.vaultBytes } }
}
