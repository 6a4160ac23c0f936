import { inArray } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { listDocumentRequests as call } from '#contract/document-requests.ts'
import { documentRequests } from '#database/schema/documents.ts'
import { describeRequests } from './describe-requests.ts'

export async function listRequests(
  caller: Caller,
  { candidateId, status }: Input<typeof call>,
): Promise<Output<typeof call>> {
  const which = status && inArray(documentRequests.status, status)
  return { items: await describeRequests(caller, candidateId, which) }
}
