import { eq, type SQL, sql } from 'drizzle-orm'
import type { RefusalReason } from '#contract/applications/acts.ts'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { requestDocuments as call } from '#contract/document-requests.ts'
import { otherDocumentType } from '#contract/forms/form-facts.ts'
import { alikeIn, type OwnDocumentName } from '#contract/forms/own-document-name.ts'
import { problem } from '#contract/problems.ts'
import { database, type Transaction } from '#database/connection.ts'
import { applicationSnapshots } from '#database/schema/application-snapshots.ts'
import { applications } from '#database/schema/applications.ts'
import { documentRequests } from '#database/schema/documents.ts'
import { formVersions } from '#database/schema/forms.ts'
import { type Asks, mailings } from '#database/schema/mailings.ts'
import { documentTypes } from '#database/schema/reference.ts'
import { newIdPerRow, uuids } from '#database/uuids.ts'
import { unreachableReason } from '#domain/applying/applications/unreachable-reason.ts'
import { updatePendingAction } from '#domain/applying/applications/update-pending-action.ts'
import { documentNamesOf } from '#domain/candidates/documents/document-names.ts'
import { isCalled } from '#domain/candidates/documents/request-name.ts'
import { formNames } from '#domain/forms/forms/form-names.ts'
import { invalid } from '#domain/forms/forms/invalid.ts'
import { type FormIds, formOf } from '#domain/forms/forms/own-form.ts'
import { notifyApplicants } from '#domain/ground/notifications/notify.ts'
import { type Changed, runOnApplications } from '#domain/review/acts/act-on-applications.ts'
import { isHeldAsMissing, isHeldFor } from '#domain/review/mailings/delivering/held-asks.ts'
import type { Opener } from '#domain/review/mailings/openers.ts'
import { holdRequest } from '#domain/review/mailings/queue-mailing.ts'
import { documentsAskedFor } from '#domain/review/review/list-filter-choices.ts'

export async function requestDocuments(caller: Caller, input: Input<typeof call>): Promise<Output<typeof call>> {
  const { documentTypeId, dueAt } = input
  const ownName = input.ownName && (await knownName(input, input.ownName))
  const asked = { documentTypeId, ...(ownName && { ownName }) }
  if (ownName && documentTypeId !== otherDocumentType) throw invalid(caller, 'ownName', 'fields.ownDocumentName')
  if (dueAt !== null && Date.parse(dueAt) <= Date.now()) throw problem('documents.dueInPast')
  const isKnown = (await database().$count(documentTypes, eq(documentTypes.id, documentTypeId))) > 0
  if (!isKnown) throw problem('documents.unknownType')
  const { answer, done: releaseAt } = await runOnApplications(caller, input, {
    kind: 'requestDocuments',
    detail: { documentTypeId, ...(ownName && { ownName: ownName.tr }) },
    refusal: sql`coalesce(${alreadyRequested(asked)}, ${alreadyHeld(asked)},
      ${input.again ? null : alreadyGiven(asked)})`,
    // Not visible yet: the candidate sees it when the mailing is released.
    history: { event: 'documentRequested', detail: asked, visible: false },
    credit: 'document',
    async apply(tx, changed) {
      const asks = { kind: 'documents', ...asked, note: input.note, dueAt } as const
      return holdRequest(tx, { ...input, asks }, changed)
    },
  })
  const skipped = answer.refused.reduce((sum, { count }) => sum + count, 0)
  return { ...answer, requested: answer.changed, skipped, releaseAt: releaseAt?.toISOString() ?? null }
}

/** A name that looks like one the form knows is that one: capitals and spaces do not make another document. */
async function knownName(form: FormIds, ownName: OwnDocumentName): Promise<OwnDocumentName> {
  const { publishedVersion } = await formOf(database(), form)
  const { ownDocuments } = await documentsAskedFor(form, publishedVersion)
  return (
    ownDocuments.find(({ tr }) => tr === ownName.tr) ?? ownDocuments.find((known) => alikeIn(known, ownName)) ?? ownName
  )
}

export const documentOpener: Opener<DocumentsAsked> = {
  refusal: (asks) => alreadyRequested(asks),
  async open(tx, asks, released) {
    await openRequests(tx, asks, released)
    await updatePendingAction(tx, released.applicationIds)
    await tell(tx, released.mailing.formId ?? '', asks, released)
    return released.applicationIds.length
  },
}

type Asked = Pick<DocumentsAsked, 'documentTypeId' | 'ownName'>

type DocumentsAsked = Extract<Asks, { readonly kind: 'documents' }>

/**
 * Refuses applications with an open request for the same document type, rejected ones, and those whose candidate cannot
 * be reached. A request whose document was refused counts as open.
 */
const alreadyRequested = ({ documentTypeId, ownName }: Asked): SQL<RefusalReason | null> => sql`
  coalesce(${unreachableReason}, case when ${applications.status} = 'Rejected' then 'rejected' when exists (
    select from ${documentRequests}
    where ${documentRequests.applicationId} = ${applications.id} and ${documentRequests.status} in ('Open', 'Refused')
      and ${documentRequests.documentTypeId} = ${documentTypeId} and ${isCalled(documentRequests.ownName, ownName)}
  ) then 'alreadyRequested' end)`

const alreadyHeld = ({ documentTypeId, ownName }: Asked) => sql<RefusalReason | null>`case
  when ${isHeldFor(
    'documents',
    sql`(${mailings.asks} ->> 'documentTypeId')::int = ${documentTypeId} and ${isCalled(sql`${mailings.asks} -> 'ownName'`, ownName)}`,
  )}
    or ${isHeldAsMissing(sql`detail -> 'documents' @> ${JSON.stringify([{ documentTypeId, ownName: ownName ?? null }])}::jsonb`)} then 'alreadyRequested' end`

/** The document was submitted with the application or on request, and was not refused. */
const alreadyGiven = ({ documentTypeId, ownName }: Asked) => sql<RefusalReason | null>`case when exists (
    select from ${documentRequests}
    where ${documentRequests.applicationId} = ${applications.id} and ${documentRequests.status} in ('Uploaded', 'Accepted')
      and ${documentRequests.documentTypeId} = ${documentTypeId} and ${isCalled(documentRequests.ownName, ownName)}
      and ${documentRequests.termId} is null
  ) or exists (
    select from ${applicationSnapshots}
    where ${applicationSnapshots.applicationId} = ${applications.id}
      and ${applicationSnapshots.documents} @> jsonb_build_array(jsonb_build_object('documentTypeId', ${documentTypeId}::int))
      and ${documentTypeId === otherDocumentType ? isHandedInAs(ownName) : sql`true`}
  ) then 'alreadyGiven' end`

/** Whether the application has a document of this own name in the version of the form that it answers. */
const isHandedInAs = (ownName: Asked['ownName']) => sql`exists (
  select from jsonb_array_elements(${applicationSnapshots.documents}) as handed (document)
  join ${formVersions} on ${formVersions.formId} = ${applicationSnapshots.formId}
    and ${formVersions.version} = ${applicationSnapshots.formVersion}
  cross join jsonb_array_elements(${formVersions.content} -> 'documents') as part (document)
  where (handed.document ->> 'documentTypeId')::int = ${otherDocumentType}
    and part.document ->> 'id' = handed.document ->> 'formDocumentId' and ${isCalled(sql`part.document -> 'ownName'`, ownName)})`

async function openRequests(tx: Transaction, asks: DocumentsAsked, { applicationIds, accountId }: Changed) {
  const { documentTypeId, ownName, note, dueAt } = asks
  await tx.execute(sql`
    insert into ${documentRequests}
      (id, application_id, form_id, company_id, candidate_id, document_type_id, own_name, note, due_at, requested_by)
    select ${newIdPerRow}, ${applications.id}, ${applications.formId}, ${applications.companyId},
      ${applications.candidateId}, ${documentTypeId}::smallint, ${ownName ? JSON.stringify(ownName) : null}::jsonb, ${note}, ${dueAt}::timestamptz, ${accountId}::uuid
    from ${applications} where ${applications.id} = any(${uuids(applicationIds)})
    order by ${applications.id}`)
}

/** Notified immediately, not in the daily e-mail, because a requested document has a due date. */
async function tell(tx: Transaction, formId: string, asks: DocumentsAsked, { applicationIds }: Changed) {
  const { note, dueAt } = asks
  await notifyApplicants(tx, applicationIds, {
    kind: 'documents',
    event: 'documentRequested',
    mail: 'now',
    address: '/student-dashboard/documents',
    values: {
      ...(await formNames(tx, formId)),
      ...(await documentNamesOf(tx, asks)),
      answerBy: dueAt ?? 'none',
      ...(note !== '' && { message: note }),
    },
  })
}
