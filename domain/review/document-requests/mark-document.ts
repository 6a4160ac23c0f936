import { and, eq, sql } from 'drizzle-orm'
import type { ActAnswer, RefusalReason } from '#contract/applications/acts.ts'
import type { Input } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { markDocument as call, SettledStatus } from '#contract/document-requests.ts'
import type { OwnDocumentName } from '#contract/forms/own-document-name.ts'
import { problem } from '#contract/problems.ts'
import { database, type Transaction } from '#database/connection.ts'
import { applicationSnapshots } from '#database/schema/application-snapshots.ts'
import { applications } from '#database/schema/applications.ts'
import { documentRequests } from '#database/schema/documents.ts'
import { unreachableReason } from '#domain/applying/applications/unreachable-reason.ts'
import { updatePendingAction } from '#domain/applying/applications/update-pending-action.ts'
import { returnCredits } from '#domain/credits/subscriptions/return-credits.ts'
import { versionContent } from '#domain/forms/forms/version-content.ts'
import { actOnApplications, type Changed } from '#domain/review/acts/act-on-applications.ts'
import { reviewedApplication } from '#domain/review/review/reviewed-application.ts'
import { newId } from '#platform/ids.ts'
import { notifySettled, requireOpenAccount, settlingActs } from './settle-requests.ts'

/**
 * Accepts or refuses a document of the application itself, or takes that back. A refusal requests another document and
 * spends a credit. An acceptance notifies the candidate only if the document was refused before.
 */
export async function markDocument(caller: Caller, input: Input<typeof call>): Promise<ActAnswer> {
  const { companyId, formId, appId, fileStorageId: fileId, status, reason, fault, version } = input
  const { application, snapshot } = await reviewedApplication(database(), input)
  const { documentTypeId = null, formDocumentId } = snapshot.documents.find((one) => one.fileId === fileId) ?? {}
  if (documentTypeId === null) throw problem('documents.notFound')
  const { documents } = await versionContent(database(), formId, snapshot.formVersion)
  const ownName = documents.find(({ id }) => id === formDocumentId)?.ownName ?? null
  const document = { documentTypeId, ...(ownName && { ownName }) }
  const known = await markOf(appId, fileId)
  const seen = known?.version ?? 0
  if (version !== undefined && version !== seen) throw problem('documents.requestChanged')
  const { kind, event, isAsked, wasRefused } = changeFrom(known, status)
  const answer = await actOnApplications(
    caller,
    { companyId, formId, applicationIds: [appId], dryRun: false },
    {
      kind,
      detail: { documentTypeId, ...(ownName && { ownName: ownName.tr }) },
      refusal:
        status === 'Refused'
          ? sql`coalesce(${unreachableReason}, ${movedSince(fileId, seen)})`
          : movedSince(fileId, seen),
      history: {
        event,
        detail: {
          ...document,
          handedInFileId: fileId,
          ...(reason !== undefined && { reason }),
          ...(fault && { fault }),
        },
        visible: status === 'Refused' || wasRefused,
      },
      credit: 'document',
      cost: async () => (isAsked ? 1 : 0),
      async apply(tx, changed) {
        await write(tx, { ...input, ...document, candidateId: application.candidateId, isAsked }, changed)
        await updatePendingAction(tx, [appId])
        if (status === 'Refused' || wasRefused) await notifySettled(tx, formId, [appId], { ...input, ...document })
        // The candidate was asked and has not answered yet.
        if (status !== 'Refused' && wasRefused) {
          const { actId, accountId } = changed
          await returnCredits(tx, companyId, 'document', 1, { about: { kind: 'act', id: actId }, accountId })
        }
      },
    },
  )
  requireOpenAccount(answer)
  if (answer.changed === 0) throw problem('documents.requestChanged')
  return answer
}

/**
 * Refuses if the mark has changed since version `seen`, or the file is not in the application any more. Evaluated under
 * the application's lock, which other marks and resubmissions take, too.
 */
const movedSince = (fileId: string, seen: number) => sql<RefusalReason | null>`
  case when ${seen} <> coalesce((
    select ${documentRequests.version} from ${documentRequests}
    where ${documentRequests.applicationId} = ${applications.id} and ${documentRequests.handedInFileId} = ${fileId}
  ), 0) or not exists (
    select from ${applicationSnapshots}
    where ${applicationSnapshots.applicationId} = ${applications.id}
      and ${applicationSnapshots.documents} @> ${JSON.stringify([{ fileId }])}::jsonb
  ) then 'changedSince' end`

async function markOf(applicationId: string, fileId: string) {
  const [row] = await database()
    .select()
    .from(documentRequests)
    .where(and(eq(documentRequests.applicationId, applicationId), eq(documentRequests.handedInFileId, fileId)))
  return row
}

type Known = Awaited<ReturnType<typeof markOf>>

/** What the mark changes. Once another file has come, its request is settled instead. */
function changeFrom(known: Known, status: SettledStatus) {
  const wasRefused = known?.status === 'Refused'
  const wasAccepted = known?.status === 'Accepted'
  const possible = { Accepted: !wasAccepted, Refused: true, Cancelled: wasRefused || wasAccepted }
  if (known?.uploadedAt != null || !possible[status]) throw problem('documents.requestChanged')
  const isUnmarked = status === 'Cancelled' && wasAccepted
  const act = isUnmarked ? ({ kind: 'unmarkDocuments', event: 'documentUnmarked' } as const) : settlingActs[status]
  return { ...act, isAsked: status === 'Refused' && !wasRefused, wasRefused }
}

interface Mark extends Input<typeof call> {
  readonly documentTypeId: number
  readonly ownName?: OwnDocumentName
  readonly candidateId: string
  /** Whether this mark requests another document and the previous one did not. */
  readonly isAsked: boolean
}

async function write(tx: Transaction, mark: Mark, { accountId }: Changed) {
  const { companyId, formId, appId: applicationId, fileStorageId: fileId, candidateId, documentTypeId, ownName } = mark
  const { status, reason = null, fault = null, isAsked } = mark
  const settled = { status, reason, fault, fileId, answeredAt: new Date(), settledBy: accountId }
  await tx
    .insert(documentRequests)
    .values({
      id: newId(),
      applicationId,
      formId,
      companyId,
      candidateId,
      documentTypeId,
      ownName,
      handedInFileId: fileId,
      requestedBy: accountId,
      ...settled,
    })
    .onConflictDoUpdate({
      target: [documentRequests.applicationId, documentRequests.handedInFileId],
      targetWhere: sql`${documentRequests.handedInFileId} is not null`,
      set: {
        ...settled,
        ...(isAsked && { requestedAt: new Date(), requestedBy: accountId }),
        version: sql`${documentRequests.version} + 1`,
      },
    })
}
