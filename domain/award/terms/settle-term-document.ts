import { and, eq } from 'drizzle-orm'
import type { ActAnswer } from '#contract/applications/acts.ts'
import type { Input } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { settleTermDocument as call } from '#contract/participants/terms.ts'
import { problem } from '#contract/problems.ts'
import { database } from '#database/connection.ts'
import { documentRequests } from '#database/schema/documents.ts'
import { settleRequest } from '#domain/review/document-requests/settle-requests.ts'
import { ownTerm } from './own-term.ts'

/** Accepts or refuses a document of a term: as at the review desk, but with the grant for participants. */
export async function settleTermDocument(caller: Caller, input: Input<typeof call>): Promise<ActAnswer> {
  const { companyId, termId, requestId, ...decided } = input
  const { formId } = await ownTerm(database(), input)
  const [request] = await database()
    .select({ appId: documentRequests.applicationId })
    .from(documentRequests)
    .where(and(eq(documentRequests.id, requestId), eq(documentRequests.termId, termId)))
  if (!request) throw problem('documents.requestNotFound')
  return settleRequest(caller, { companyId, formId, ...request, requestId, ...decided })
}
