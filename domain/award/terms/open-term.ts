import { eq, inArray } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { openTerm as call } from '#contract/participants/terms.ts'
import { problem } from '#contract/problems.ts'
import { database } from '#database/connection.ts'
import { participants } from '#database/schema/participants/participants.ts'
import { terms } from '#database/schema/participants/terms.ts'
import { documentTypes } from '#database/schema/reference.ts'
import { unreachableReason } from '#domain/applying/applications/unreachable-reason.ts'
import { actOnParticipants } from '#domain/award/participants/act-on-participants.ts'
import { newId } from '#platform/ids.ts'
import { askForDocuments } from './ask-for-documents.ts'
import { requireDue } from './own-term.ts'

/** Opens a term for the active participants of a form, and requests its documents from each of them. */
export async function openTerm(caller: Caller, input: Input<typeof call>): Promise<Output<typeof call>> {
  const { companyId, formId, name, startsOn, endsOn, documents, holdsPayments, dryRun } = input
  requireDue(input.dueAt)
  await requireTypes(documents.map(({ documentTypeId }) => documentTypeId))
  const id = newId()
  const dueAt = new Date(input.dueAt)
  const answer = await actOnParticipants(
    caller,
    { companyId, formId, where: eq(participants.status, 'Active'), dryRun },
    {
      kind: 'openTerm',
      detail: { termId: id, name },
      refusal: unreachableReason,
      history: { event: 'termOpened', detail: { termId: id, names: name } },
      credit: 'document',
      cost: async (_, applicationIds) => applicationIds.length * documents.length,
      async apply(tx, changed) {
        const openedBy = changed.accountId
        const term = { id, companyId, formId, name, startsOn, endsOn, documents, dueAt, holdsPayments, openedBy }
        await tx.insert(terms).values(term)
        await askForDocuments(tx, term, changed)
      },
    },
  )
  return { ...answer, termId: answer.actId === null ? null : id }
}

async function requireTypes(ids: readonly number[]) {
  const known = await database().$count(documentTypes, inArray(documentTypes.id, [...ids]))
  if (known < ids.length) throw problem('documents.unknownType')
}
