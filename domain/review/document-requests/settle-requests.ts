import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { ActAnswer, RefusalReason, Target } from '#contract/applications/acts.ts'
import type { Input } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import {
  type settleDocumentRequests as bulkCall,
  type settleDocumentRequest as call,
  type SettledStatus,
  settledFrom,
} from '#contract/document-requests.ts'
import type { ActKind, ApplicationEvent } from '#contract/fields/application-events.ts'
import type { DocumentFault } from '#contract/fields/application-status.ts'
import type { OwnDocumentName } from '#contract/forms/own-document-name.ts'
import { problem } from '#contract/problems.ts'
import { answerFileIds } from '#database/answer-files.ts'
import { database, type Transaction } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import { documentRequests } from '#database/schema/documents.ts'
import { uuids } from '#database/uuids.ts'
import { isBeyondMark } from '#domain/applying/applications/is-asked-for.ts'
import { unreachableReason } from '#domain/applying/applications/unreachable-reason.ts'
import { updatePendingAction } from '#domain/applying/applications/update-pending-action.ts'
import { updateHolds } from '#domain/applying/payment-holds/update-holds.ts'
import { documentNamesOf } from '#domain/candidates/documents/document-names.ts'
import { isCalled } from '#domain/candidates/documents/request-name.ts'
import { returnCredits } from '#domain/credits/subscriptions/return-credits.ts'
import { formNames } from '#domain/forms/forms/form-names.ts'
import type { FormIds } from '#domain/forms/forms/own-form.ts'
import { notifyApplicants } from '#domain/ground/notifications/notify.ts'
import { actOnApplications } from '#domain/review/acts/act-on-applications.ts'
import { requireReviewed } from '#domain/review/review/reviewed-application.ts'

/**
 * Accepts, refuses or cancels the requests for one type of document. Requests already decided on are skipped: a bulk
 * decision must not overwrite what a colleague decided about one of them.
 */
export function settleRequests(caller: Caller, input: Input<typeof bulkCall>): Promise<ActAnswer> {
  const { documentTypeId, ownName, status } = input
  const isUndecided = status === 'Cancelled' ? undefined : eq(documentRequests.status, 'Uploaded')
  return settle(caller, input, {
    ...input,
    which: sql`(${and(eq(documentRequests.documentTypeId, documentTypeId), ownName ? isCalled(documentRequests.ownName, ownName) : undefined, isUndecided)})`,
  })
}

export async function settleRequest(caller: Caller, input: Input<typeof call>): Promise<ActAnswer> {
  const { companyId, formId, appId, requestId, fileId } = input
  await requireReviewed(database(), input)
  const [request] = await database()
    .select({ documentTypeId: documentRequests.documentTypeId, ownName: documentRequests.ownName })
    .from(documentRequests)
    .where(and(eq(documentRequests.id, requestId), eq(documentRequests.applicationId, appId)))
  if (!request) throw problem('documents.requestNotFound')
  const isSeen =
    fileId === undefined ? undefined : sql`${fileId}::uuid = (${answerFileIds})[cardinality(${answerFileIds})]`
  // Until another file comes, a document of the application itself is marked instead (`markDocument`).
  const hasCome = input.status === 'Cancelled' ? undefined : isBeyondMark
  const answer = await settle(
    caller,
    { companyId, formId, applicationIds: [appId], dryRun: false },
    { ...input, ...request, which: sql`(${and(eq(documentRequests.id, requestId), isSeen, hasCome)})` },
  )
  requireOpenAccount(answer)
  if (answer.changed === 0) throw problem('documents.requestChanged')
  return answer
}

/** Refuses to request another document from a candidate who has closed the account. */
export function requireOpenAccount({ refused }: ActAnswer) {
  if (refused.some(({ reason }) => reason === 'accountClosed')) throw problem('documents.accountClosed')
}

interface Settling {
  readonly status: SettledStatus
  readonly reason?: string | undefined
  readonly fault?: DocumentFault | undefined
  readonly documentTypeId: number
  readonly ownName?: OwnDocumentName | null | undefined
  /** SQL: which requests of an application to settle, in whatever status. */
  readonly which: SQL
}

export const settlingActs: Readonly<
  Record<SettledStatus, { kind: ActKind; event: ApplicationEvent; otherwise: RefusalReason }>
> = {
  Accepted: { kind: 'acceptDocuments', event: 'documentAccepted', otherwise: 'notUploaded' },
  Refused: { kind: 'refuseDocuments', event: 'documentRefused', otherwise: 'notUploaded' },
  Cancelled: { kind: 'cancelRequests', event: 'documentRequestCancelled', otherwise: 'notRequested' },
}

function settle(caller: Caller, target: FormIds & Target, settling: Settling): Promise<ActAnswer> {
  const { status, reason, fault, documentTypeId, ownName, which } = settling
  const { kind, event, otherwise } = settlingActs[status]
  const fitting = sql`${documentRequests.applicationId} = ${applications.id} and ${which}
    and ${documentRequests.status} = any(${sql.param([...settledFrom[status]])}::text[])`
  const unfitting = sql<RefusalReason | null>`case when not exists (select from ${documentRequests} where ${fitting}) then ${otherwise} end`
  return actOnApplications(caller, target, {
    kind,
    detail: { documentTypeId, ...(ownName && { ownName: ownName.tr }) },
    // A refusal requests another document, so the candidate must be reachable.
    refusal: status === 'Refused' ? sql`coalesce(${unfitting}, ${unreachableReason})` : unfitting,
    history: { event, detail: sql`${JSON.stringify({ documentTypeId, reason, fault })}::jsonb || ${whichOf(fitting)}` },
    async apply(tx, { applicationIds, actId, accountId }) {
      const changed = await change(tx, applicationIds, fitting, { ...settling, accountId })
      await updatePendingAction(tx, applicationIds)
      await updateHolds(tx, applicationIds)
      for (const alike of changed.alike)
        await notifySettled(tx, target.formId, alike.applicationIds, { ...settling, ownName: alike.ownName })
      // A credit pays for a document: cancelling a request before a file came returns it.
      const cause = { about: { kind: 'act', id: actId }, accountId } as const
      if (status === 'Cancelled') await returnCredits(tx, target.companyId, 'document', changed.unanswered, cause)
    },
  })
}

/**
 * The ids of the settled requests, as there may be others for the same type of document, and the own name if all of them
 * share one.
 */
const whichOf = (fitting: SQL) => sql`(
  select jsonb_build_object('requestIds', jsonb_agg(${documentRequests.id})) || jsonb_strip_nulls(jsonb_build_object(
    'ownName', case when count(distinct ${documentRequests.ownName}) = 1 and count(${documentRequests.ownName}) = count(*)
      then (array_agg(${documentRequests.ownName}))[1] end))
  from ${documentRequests} where ${fitting})`

/** A request keeps the ids of its refused files; accepting a file later removes its id. */
const refusedFiles = (status: SettledStatus) => {
  const { refusedFileIds } = documentRequests
  const others = sql`array(select id from unnest(${refusedFileIds}) as id where id <> all(${answerFileIds}))`
  if (status === 'Cancelled') return refusedFileIds
  return status === 'Refused' ? sql`${others} || ${answerFileIds}` : others
}

interface Settled {
  /** Applications by the own name of the settled document. */
  readonly alike: readonly { readonly ownName: OwnDocumentName | null; readonly applicationIds: readonly string[] }[]
  /** How many of the requests never had a file. */
  readonly unanswered: number
}

/** Updates the requests. */
async function change(
  tx: Transaction,
  applicationIds: readonly string[],
  fitting: SQL,
  settling: Settling & { readonly accountId: string },
): Promise<Settled> {
  const { status, reason = null, fault = null, accountId } = settling
  const { rows } = await tx.execute<Settled['alike'][number] & { unanswered: number } & Record<string, unknown>>(sql`
    with changed as (
      update ${documentRequests}
      set status = ${status}, reason = ${reason}, fault = ${fault}, answered_at = now(), settled_by = ${accountId}::uuid,
        refused_file_ids = ${refusedFiles(status)},
        version = ${documentRequests}.version + 1
      from ${applications}
      where ${applications.id} = any(${uuids(applicationIds)}) and ${fitting}
      returning ${documentRequests.applicationId} as application_id, ${documentRequests.ownName} as own_name,
        ${documentRequests.uploadedAt} as uploaded_at
    )
    select own_name as "ownName", array_agg(distinct application_id::text) as "applicationIds",
      count(*) filter (where uploaded_at is null)::int as unanswered
    from changed group by own_name order by own_name ->> 'tr'`)
  return { alike: rows, unanswered: rows.reduce((sum, { unanswered }) => sum + unanswered, 0) }
}

/** A refusal is e-mailed at once because the document is awaited again; other decisions wait for the daily e-mail. */
export async function notifySettled(
  tx: Transaction,
  formId: string,
  applicationIds: readonly string[],
  { status, reason = '', ...document }: Pick<Settling, 'status' | 'reason' | 'documentTypeId' | 'ownName'>,
) {
  const names = { ...(await formNames(tx, formId)), ...(await documentNamesOf(tx, document)) }
  const news = { kind: 'documents', address: '/student-dashboard/documents' } as const
  if (status === 'Refused')
    await notifyApplicants(tx, applicationIds, {
      ...news,
      event: 'documentRefused',
      values: { ...names, reason },
      mail: 'now',
    })
  else
    await notifyApplicants(tx, applicationIds, {
      ...news,
      event: status === 'Accepted' ? 'documentAccepted' : 'documentRequestCancelled',
      values: names,
      mail: 'digest',
    })
}
