import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import { documentRequests } from '#database/schema/documents.ts'
import { participants } from '#database/schema/participants/participants.ts'
import { termParticipants } from '#database/schema/participants/terms.ts'
import { newIdPerRow, uuids } from '#database/uuids.ts'
import { updatePendingAction } from '#domain/applying/applications/update-pending-action.ts'
import { updateHolds } from '#domain/applying/payment-holds/update-holds.ts'
import { documentNames, documentNamesOf } from '#domain/candidates/documents/document-names.ts'
import { formNames } from '#domain/forms/forms/form-names.ts'
import { notifyApplicants } from '#domain/ground/notifications/notify.ts'
import type { Changed } from '#domain/review/acts/run-act.ts'
import type { TermRecord } from './own-term.ts'

type Asking = Pick<TermRecord, 'id' | 'formId' | 'name' | 'documents' | 'dueAt'>

/** The documents of the term without an active request; SQL over `applications`. */
const lacking = ({ id, documents }: Pick<Asking, 'id' | 'documents'>): SQL => sql`
  from jsonb_to_recordset(${JSON.stringify(documents)}::jsonb) as asked("documentTypeId" smallint, "ownName" jsonb, note text)
  where not exists (
    select from ${documentRequests}
    where ${documentRequests.termId} = ${id}::uuid and ${documentRequests.applicationId} = ${applications.id}
      and ${documentRequests.documentTypeId} = asked."documentTypeId" and ${documentRequests.status} <> 'Cancelled')`

/** How many requests these participants still need: one document credit each. */
export async function countLacking(tx: Transaction, term: Pick<Asking, 'id' | 'documents'>, ids: readonly string[]) {
  const { rows } = await tx.execute<{ count: number }>(sql`
    select coalesce(sum((select count(*) ${lacking(term)})), 0)::int as count
    from ${applications} where ${applications.id} = any(${uuids(ids)})`)
  return rows[0]?.count ?? 0
}

/** Adds participants to a term and requests its documents; of those already in it, only what is missing. */
export async function askForDocuments(tx: Transaction, term: Asking, { applicationIds, accountId }: Changed) {
  const { id, formId, name, documents, dueAt } = term
  const notes = documents.flatMap(({ note }) => note || [])
  await tx.execute(sql`
    insert into ${termParticipants} (term_id, participant_id)
    select ${id}::uuid, ${participants.id} from ${participants}
    where ${participants.applicationId} = any(${uuids(applicationIds)})
    on conflict (term_id, participant_id) do update set excused_by = null, excused_reason = null`)
  await tx.execute(sql`
    insert into ${documentRequests}
      (id, application_id, form_id, company_id, candidate_id, document_type_id, own_name, note, term_id, due_at,
        requested_by)
    select ${newIdPerRow}, ${applications.id}, ${applications.formId}, ${applications.companyId},
      ${applications.candidateId}, asked."documentTypeId", nullif(asked."ownName", 'null'), asked.note, ${id}::uuid, ${dueAt.toISOString()}::timestamptz,
      ${accountId}::uuid
    from ${applications} cross join lateral (select asked.* ${lacking(term)}) as asked
    where ${applications.id} = any(${uuids(applicationIds)})
    order by ${applications.id}`)
  await updatePendingAction(tx, applicationIds)
  await updateHolds(tx, applicationIds)
  await notifyApplicants(tx, applicationIds, {
    kind: 'documents',
    event: 'termOpened',
    mail: 'now',
    address: '/student-dashboard/documents',
    values: {
      ...(await formNames(tx, formId)),
      ...(await allNames(tx, documents)),
      term: name,
      answerBy: dueAt.toISOString(),
      ...(notes.length > 0 && { message: notes.join('\n') }),
    },
  })
}

/** The names of the documents for news: those of types, then an own one. */
async function allNames(tx: Transaction, documents: Asking['documents']) {
  const typed = documents.flatMap(({ documentTypeId, ownName }) => (ownName ? [] : [documentTypeId]))
  const names = [
    ...(typed.length > 0 ? [await documentNames(tx, typed)] : []),
    ...(await Promise.all(documents.flatMap((one) => (one.ownName ? [documentNamesOf(tx, one)] : [])))),
  ]
  return {
    document: names.map(({ document }) => document).join(', '),
    documentEn: names.map(({ documentEn }) => documentEn).join(', '),
  }
}
