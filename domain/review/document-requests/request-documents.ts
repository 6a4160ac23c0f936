import { eq, type SQL, sql } from 'drizzle-orm'
import type { RefusalReason } from '#contract/applications/acts.ts'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { requestDocuments as call } from '#contract/document-requests.ts'
import { problem } from '#contract/problems.ts'
import { database, type Transaction } from '#database/connection.ts'
import { applicationSnapshots } from '#database/schema/application-snapshots.ts'
import { applications } from '#database/schema/applications.ts'
import { documentRequests } from '#database/schema/documents.ts'
import { type Asks, mailings } from '#database/schema/mailings.ts'
import { documentTypes } from '#database/schema/reference.ts'
import { newIdPerRow, uuids } from '#database/uuids.ts'
import { nobodyThere } from '#domain/applying/applications/nobody-there.ts'
import { settleAwaited } from '#domain/applying/applications/settle-awaited.ts'
import { documentNames } from '#domain/candidates/documents/document-names.ts'
import { formNames } from '#domain/forms/forms/form-names.ts'
import { notifyApplicants } from '#domain/ground/notifications/notify.ts'
import { actOnApplications, type Changed } from '#domain/review/acts/act-on-applications.ts'
import { isHeldAsMissing, isHeldFor } from '#domain/review/mailings/held-asks.ts'
import type { Opener } from '#domain/review/mailings/openers.ts'
import { holdRequest } from '#domain/review/mailings/queue-mailing.ts'

export async function requestDocuments(caller: Caller, input: Input<typeof call>): Promise<Output<typeof call>> {
  const { documentTypeId, dueAt } = input
  if (dueAt !== null && Date.parse(dueAt) <= Date.now()) throw problem('documents.dueInPast')
  const isKnown = (await database().$count(documentTypes, eq(documentTypes.id, documentTypeId))) > 0
  if (!isKnown) throw problem('documents.unknownType')
  let releaseAt: Date | undefined
  const answer = await actOnApplications(caller, input, {
    kind: 'requestDocuments',
    detail: { documentTypeId },
    refusal: sql`coalesce(${alreadyRequested(documentTypeId)}, ${alreadyHeld(documentTypeId)},
      ${input.again ? null : alreadyGiven(documentTypeId)})`,
    // Not visible yet: the candidate sees it when the mailing is released.
    history: { event: 'documentRequested', detail: { documentTypeId }, visible: false },
    credit: 'document',
    async apply(tx, changed) {
      const asks = { kind: 'documents', documentTypeId, note: input.note, dueAt } as const
      releaseAt = await holdRequest(tx, { ...input, asks }, changed)
    },
  })
  const skipped = answer.refused.reduce((sum, { count }) => sum + count, 0)
  return { ...answer, requested: answer.changed, skipped, releaseAt: releaseAt?.toISOString() ?? null }
}

export const documentOpener: Opener<DocumentsAsked> = {
  refusal: ({ documentTypeId }) => alreadyRequested(documentTypeId),
  async open(tx, asks, released) {
    await openRequests(tx, asks, released)
    await settleAwaited(tx, released.applicationIds)
    await tell(tx, released.mailing.formId ?? '', asks, released)
    return released.applicationIds.length
  },
}

type DocumentsAsked = Extract<Asks, { readonly kind: 'documents' }>

/**
 * Refuses applications with an open request for the same document type, rejected ones, and those whose candidate cannot
 * be reached. A request whose document was refused counts as open.
 */
const alreadyRequested = (documentTypeId: number): SQL<RefusalReason | null> => sql`
  coalesce(${nobodyThere}, case when ${applications.status} = 'Rejected' then 'rejected' when exists (
    select from ${documentRequests}
    where ${documentRequests.applicationId} = ${applications.id} and ${documentRequests.status} in ('Open', 'Refused')
      and ${documentRequests.documentTypeId} = ${documentTypeId}
  ) then 'alreadyRequested' end)`

const alreadyHeld = (documentTypeId: number) => sql<RefusalReason | null>`case
  when ${isHeldFor('documents', sql`(${mailings.asks} ->> 'documentTypeId')::int = ${documentTypeId}`)}
    or ${isHeldAsMissing(sql`detail -> 'documentTypeIds' @> to_jsonb(${documentTypeId}::int)`)} then 'alreadyRequested' end`

/** The document was submitted with the application or on request, and was not refused. */
const alreadyGiven = (documentTypeId: number) => sql<RefusalReason | null>`case when exists (
    select from ${documentRequests}
    where ${documentRequests.applicationId} = ${applications.id} and ${documentRequests.status} in ('Uploaded', 'Accepted')
      and ${documentRequests.documentTypeId} = ${documentTypeId} and ${documentRequests.termId} is null
  ) or exists (
    select from ${applicationSnapshots}
    where ${applicationSnapshots.applicationId} = ${applications.id}
      and ${applicationSnapshots.documents} @> jsonb_build_array(jsonb_build_object('documentTypeId', ${documentTypeId}::int))
  ) then 'alreadyGiven' end`

async function openRequests(tx: Transaction, asks: DocumentsAsked, { applicationIds, accountId }: Changed) {
  const { documentTypeId, note, dueAt } = asks
  await tx.execute(sql`
    insert into ${documentRequests}
      (id, application_id, form_id, company_id, candidate_id, document_type_id, note, due_at, requested_by)
    select ${newIdPerRow}, ${applications.id}, ${applications.formId}, ${applications.companyId},
      ${applications.candidateId}, ${documentTypeId}::smallint, ${note}, ${dueAt}::timestamptz, ${accountId}::uuid
    from ${applications} where ${applications.id} = any(${uuids(applicationIds)})
    order by ${applications.id}`)
}

/** Notified immediately, not in the daily e-mail, because a requested document has a due date. */
async function tell(tx: Transaction, formId: string, asks: DocumentsAsked, { applicationIds }: Changed) {
  const { documentTypeId, note, dueAt } = asks
  await notifyApplicants(tx, applicationIds, {
    kind: 'documents',
    event: 'documentRequested',
    mail: 'now',
    address: '/student-dashboard/documents',
    values: {
      ...(await formNames(tx, formId)),
      ...(await documentNames(tx, [documentTypeId])),
      answerBy: dueAt ?? 'none',
      ...(note !== '' && { message: note }),
    },
  })
}
