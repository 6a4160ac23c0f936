import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Participation } from '#contract/applying/participation.ts'
import type { Caller } from '#contract/caller.ts'
import type { Database, Transaction } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import { companies } from '#database/schema/companies.ts'
import { documentRequests } from '#database/schema/documents.ts'
import { forms, listings } from '#database/schema/forms.ts'
import { participants } from '#database/schema/participants/participants.ts'
import { termParticipants, terms } from '#database/schema/participants/terms.ts'
import { payments } from '#database/schema/payments/payments.ts'
import { documentTypes } from '#database/schema/reference.ts'
import { nextPayments } from '#domain/applying/payment-holds/own-payments.ts'
import { ownNameIn } from '#domain/candidates/documents/request-name.ts'
import { shownTitle } from '#domain/ground/published-forms/shown-title.ts'
import { nameIn } from '#domain/ground/reference/names.ts'
import type { Language } from '#platform/text/locales.ts'

interface Whose {
  readonly candidateId: string
  /** For one application; without it, all active and suspended ones */
  readonly id?: string
}

/** A candidate's participations, with the next payment and the documents of open terms; the newest first. */
export async function ownParticipations(
  db: Database | Transaction,
  { language }: Pick<Caller, 'language'>,
  { candidateId, id }: Whose,
): Promise<Participation[]> {
  const rows = await db
    .select({
      applicationId: participants.applicationId,
      formType: forms.type,
      title: shownTitle,
      companyName: companies.name,
      status: participants.status,
      since: participants.statusSince,
      reason: participants.statusReason,
      isNew,
      terms: checklists(language),
    })
    .from(participants)
    .innerJoin(applications, eq(applications.id, participants.applicationId))
    .innerJoin(forms, eq(forms.id, participants.formId))
    .innerJoin(companies, eq(companies.id, participants.companyId))
    .leftJoin(listings, eq(listings.formId, participants.formId))
    .where(
      and(
        eq(participants.candidateId, candidateId),
        id === undefined ? inArray(participants.status, ['Active', 'Suspended']) : eq(participants.applicationId, id),
      ),
    )
    .orderBy(desc(participants.createdAt), participants.id)
  if (rows.length === 0) return []
  const next = await nextPayments(
    db,
    rows.map(({ applicationId }) => applicationId),
  )
  return rows.map((row) => ({
    ...row,
    nextPayment: next.get(row.applicationId) ?? null,
    terms: row.terms.map((term) => ({ ...term, dueAt: new Date(term.dueAt).toISOString() })),
  }))
}

const isNew = sql<boolean>`(
  ${participants.status} = 'Active' and ${participants.createdAt} > now() - interval '14 days' and not exists (
    select from ${payments} where ${payments.participantId} = ${participants.id} and ${payments.status} = 'Paid'))`

/** The documents of open terms for a participant, who may be excused. */
function checklists(language: Language) {
  // The type "other" has no useful name: the document's own name or the organization's note replaces it.
  const name = sql`coalesce(${ownNameIn(language)},
    case when ${documentTypes.category} = 'other' then nullif(${documentRequests.note}, '') end,
    ${nameIn(language, documentTypes)})`
  return sql<Participation['terms']>`(
    select coalesce(json_agg(json_build_object('id', term.id, 'name', term.name, 'dueAt', term.due_at,
      'documents', term.documents) order by term.due_at, term.id), '[]')
    from (
      select ${terms.id}, ${terms.name}, ${terms.dueAt} as due_at, json_agg(
        json_build_object('id', ${documentRequests.id}, 'name', ${name}, 'status', ${documentRequests.status})
        order by ${documentRequests.requestedAt}, ${documentRequests.id}) as documents
      from ${documentRequests} join ${terms} on ${terms.id} = ${documentRequests.termId}
      join ${documentTypes} on ${documentTypes.id} = ${documentRequests.documentTypeId}
      where ${documentRequests.applicationId} = ${participants.applicationId}
        and ${documentRequests.status} <> 'Cancelled' and ${terms.closedAt} is null
        and not exists (select from ${termParticipants} where ${termParticipants.termId} = ${terms.id}
          and ${termParticipants.participantId} = ${participants.id} and ${termParticipants.excusedBy} is not null)
      group by ${terms.id}
    ) as term)`
}
