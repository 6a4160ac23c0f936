import { eq } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { changeCandidateDocument as call } from '#contract/candidates/candidate-documents.ts'
import { problem } from '#contract/problems.ts'
import { database } from '#database/connection.ts'
import { candidateDocuments } from '#database/schema/documents.ts'
import { describeDocument } from './describe-documents.ts'
import { documentType } from './document-type.ts'
import { lastDay } from './expiry.ts'
import { lockDocument } from './shelf.ts'

export async function changeDocument(
  caller: Caller,
  { candidateId, id, documentTypeId, note, issuedOn, expiresOn }: Input<typeof call>,
): Promise<Output<typeof call>> {
  await database().transaction(async (tx) => {
    await lockDocument(tx, candidateId, id)
    const { validMonths } = await documentType(tx, documentTypeId)
    const until = lastDay({ issuedOn, expiresOn }, validMonths)
    await tx
      .update(candidateDocuments)
      .set({ documentTypeId, note, issuedOn, expiresOn: until })
      .where(eq(candidateDocuments.id, id))
  })
  const described = await describeDocument(caller, candidateId, id)
  if (!described) throw problem('documents.notFound')
  return described
}
