import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type {
  answerRequestFromShelf as callFromShelf,
  answerDocumentRequest as callWithFile,
} from '#contract/document-requests.ts'
import { problem } from '#contract/problems.ts'
import { database } from '#database/connection.ts'
import { addToLibrary } from '#domain/candidates/documents/add-to-library.ts'
import { documentToUse } from '#domain/candidates/documents/shelf.ts'
import { takeFile } from '#domain/ground/files/take-file.ts'
import { requireType } from '../../ground/files/check-file-content.ts'
import { describeRequest } from './describe-requests.ts'
import { handIn, openRequest, type RequestIds } from './hand-in.ts'

/**
 * Answers a document request with a new file. The document type is the request's; the one that older clients send is
 * ignored.
 */
export async function answerRequest(
  caller: Caller,
  input: Input<typeof callWithFile>,
): Promise<Output<typeof callWithFile>> {
  const { candidateId, requestId, sendingId } = input
  const { accept } = await openRequest(database(), input)
  const { id: fileId } = await takeFile(candidateId, input, { accept })
  await handIn(caller, { candidateId, requestId, sendingId }, async (tx, { request: { documentTypeId } }) => {
    const shelved = await addToLibrary(tx, { candidateId, documentTypeId, fileId })
    // The same file sent from two tabs is stored once. A full shelf is no reason to refuse a requested document.
    return { fileId: shelved?.fileId ?? fileId }
  })
  return described(caller, input)
}

export async function answerRequestFromShelf(
  caller: Caller,
  input: Input<typeof callFromShelf>,
): Promise<Output<typeof callFromShelf>> {
  const { candidateId, requestId } = input
  await handIn(caller, { candidateId, requestId }, async (tx, { accept }) => {
    const { file } = await documentToUse(tx, candidateId, input.documentId)
    requireType(file.type, accept)
    return { fileId: file.id }
  })
  return described(caller, input)
}

async function described(caller: Caller, { candidateId, requestId }: RequestIds) {
  const request = await describeRequest(caller, candidateId, requestId)
  if (!request) throw problem('documents.requestNotFound')
  return request
}
