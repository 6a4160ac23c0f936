import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { addCandidateDocument as call } from '#contract/candidates/candidate-documents.ts'
import { problem } from '#contract/problems.ts'
import { database } from '#database/connection.ts'
import { takeFile } from '#domain/ground/files/take-file.ts'
import { addToLibrary, mostDocuments } from './add-to-library.ts'
import { describeDocument } from './describe-documents.ts'
import { documentType } from './document-type.ts'

/** Adds a document to the candidate's own; a repeated request with the same upload returns the same document. */
export async function addDocument(caller: Caller, input: Input<typeof call>): Promise<Output<typeof call>> {
  const { candidateId, documentTypeId, replaces, note, issuedOn, expiresOn } = input
  const { accept } = await documentType(database(), documentTypeId)
  const { id: fileId } = await takeFile(candidateId, input, { accept })
  const shelved = await database().transaction((tx) =>
    addToLibrary(tx, { candidateId, documentTypeId, fileId, replaces, note, issuedOn, expiresOn }),
  )
  if (!shelved) throw problem('documents.tooMany', { limit: mostDocuments })
  const described = await describeDocument(caller, candidateId, shelved.id)
  if (!described) throw problem('documents.notFound')
  return described
}
