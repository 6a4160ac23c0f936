import { and, eq, ne, type SQL, sql } from 'drizzle-orm'
import type { Awaited } from '#contract/applying/applications.ts'
import type { Caller } from '#contract/caller.ts'
import type { Database, Transaction } from '#database/connection.ts'
import { preparedOn } from '#database/prepared-on.ts'
import { applicationMessages } from '#database/schema/application-messages.ts'
import { applications } from '#database/schema/applications.ts'
import { bankInfos } from '#database/schema/bank-infos.ts'
import { companies } from '#database/schema/companies.ts'
import { documentRequests } from '#database/schema/documents.ts'
import { forms, listings } from '#database/schema/forms.ts'
import { interviewInvitations } from '#database/schema/interviews.ts'
import { terms } from '#database/schema/participants/terms.ts'
import { documentTypes } from '#database/schema/reference.ts'
import { applicationResults as results } from '#database/schema/results/application-results.ts'
import { isAwardOpen } from '#domain/applying/applications/is-award-open.ts'
import { hasUnsentChanges } from '#domain/applying/applications/own-application.ts'
import { ownNameIn } from '#domain/candidates/documents/request-name.ts'
import { shownTitle } from '#domain/ground/published-forms/shown-title.ts'
import { nameIn } from '#domain/ground/reference/names.ts'
import type { Language } from '#platform/text/locales.ts'

/** A candidate's pending actions, the most urgent first: in all their applications, or in one of them. */
export async function awaitedFromCandidate(
  db: Database | Transaction,
  { language }: Pick<Caller, 'language'>,
  candidateId: string,
  applicationId?: string,
): Promise<Awaited[]> {
  const rows = await (applicationId === undefined
    ? ofAllOn(db, language).execute({ candidateId })
    : ofOneOn(db, language).execute({ candidateId, applicationId }))
  return rows.map(({ dueAt, ...row }) => ({ ...row, dueAt: dueAt?.toISOString() ?? null }))
}

const theCandidate = sql`${sql.placeholder('candidateId')}::uuid`

const ofAllOn = preparedOn((db, language: Language) => awaited(db, language).prepare(`awaited_${language}`))

const ofOneOn = preparedOn((db, language: Language) =>
  awaited(db, language, eq(applications.id, sql.placeholder('applicationId'))).prepare(`awaited_in_one_${language}`),
)

const awaited = (db: Database | Transaction, language: Language, which?: SQL) =>
  db
    .select({
      kind: sql<Awaited['kind']>`asked.kind`,
      id: sql<string>`asked.id`,
      applicationId: applications.id,
      formId: applications.formId,
      title: sql<string>`coalesce(${termOf} || ' · ', '') || ${shownTitle}`,
      companyName: companies.name,
      documents: sql<string[]>`asked.documents`,
      refused: sql<Awaited['refused']>`asked.refused`,
      dueAt: sql<Date | null>`asked.due_at`.mapWith(documentRequests.dueAt),
    })
    .from(sql`(${ofDocuments(language)} union all ${ofRequests} union all ${ofApplications}) as asked`)
    .innerJoin(applications, sql`${applications.id} = asked.application_id`)
    .innerJoin(forms, eq(forms.id, applications.formId))
    .innerJoin(companies, eq(companies.id, applications.companyId))
    .leftJoin(listings, eq(listings.formId, applications.formId))
    .where(and(ne(applications.status, 'Withdrawn'), which))
    .orderBy(sql`asked.due_at nulls last, asked.id`)

/** The term for which documents are requested, if any. */
const termOf = sql`(select ${terms.name} from ${documentRequests} join ${terms} on ${terms.id} = ${documentRequests.termId}
  where asked.kind = 'document' and ${documentRequests.id} = asked.id)`

/** Document requests: those of one application and term with one due date are one item. */
function ofDocuments(language: Language) {
  const order = sql`${documentRequests.requestedAt}, ${documentRequests.id}`
  // The type "other" has no useful name: the document's own name or the organization's note replaces it.
  const name = sql`coalesce(${ownNameIn(language)}, case when ${documentTypes.category} = 'other' then ''
    else ${nameIn(language, documentTypes)} end)`
  return sql`
    select 'document' as kind, (array_agg(${documentRequests.id} order by ${order}))[1] as id,
      ${documentRequests.applicationId} as application_id, ${documentRequests.dueAt} as due_at,
      array_agg(${name} order by ${order}) as documents,
      coalesce(jsonb_agg(
        jsonb_build_object('document', ${name}, 'reason', coalesce(${documentRequests.reason}, '')) order by ${order}
      ) filter (where ${documentRequests.status} = 'Refused'), '[]') as refused
    from ${documentRequests} join ${documentTypes} on ${documentTypes.id} = ${documentRequests.documentTypeId}
    where ${documentRequests.candidateId} = ${theCandidate} and ${documentRequests.status} in ('Open', 'Refused')
    group by ${documentRequests.applicationId}, ${documentRequests.dueAt}, ${documentRequests.termId}`
}

/** Open invitations, bank account requests, and awards to accept. */
const ofRequests = sql`
  select 'interview', ${interviewInvitations.id}, ${interviewInvitations.applicationId}, ${interviewInvitations.answerBy}, '{}', '[]'
  from ${interviewInvitations}
  where ${interviewInvitations.candidateId} = ${theCandidate} and ${interviewInvitations.status} = 'Pending'
    and coalesce(${interviewInvitations.answerBy} > now(), true)
  union all
  select 'bankInfo', ${bankInfos.id}, ${bankInfos.applicationId}, ${bankInfos.dueAt}, '{}', '[]'
  from ${bankInfos} where ${bankInfos.candidateId} = ${theCandidate} and ${bankInfos.status} = 'Open'
  union all
  select 'award', ${results.applicationId}, ${results.applicationId}, ${results.acceptBy}, '{}', '[]'
  from ${applications} join ${results} on ${results.applicationId} = ${applications.id}
  where ${applications.candidateId} = ${theCandidate} and ${isAwardOpen}`

/** For questions beside a more urgent request: the application's action names only the most urgent one. */
const hasQuestion = sql`exists (select from ${applicationMessages} where ${applicationMessages.applicationId} = ${applications.id}
  and ${applicationMessages.awaitsAnswer} and ${applicationMessages.answeredAt} is null)`

/** Unfinished drafts, changes that were not submitted again, and open questions. */
const ofApplications = (() => {
  const isOpen = sql`${forms.suspendedAt} is null and (${forms.state} = 'Published' and coalesce(${forms.closesAt} > now(), true)
    and coalesce(${forms.opensAt} <= now(), true) or coalesce(${applications.extendedUntil} > now(), false))`
  const kind = sql`case
    when ${applications.status} in ('Draft', 'Submitted') and ${applications.shownStatus} = 'Draft' and ${isOpen} then 'finish'
    when ${applications.status} = 'Submitted' and ${hasUnsentChanges} and ${isOpen} then 'resend'
    when ${applications.status} <> 'Draft' and ${applications.action} = 'AnswerRequested' then 'answer'
    when ${applications.status} <> 'Draft' and ${applications.action} <> 'None' and ${hasQuestion} then 'answer' end`
  return sql`
    select own.kind, own.id, own.id, case when own.kind <> 'answer' then own.closes_at end, '{}', '[]' from (
      select ${kind} as kind, ${applications.id} as id, case when ${forms.closesAt} is not null then greatest(${forms.closesAt}, ${applications.extendedUntil}) end as closes_at
      from ${applications} join ${forms} on ${forms.id} = ${applications.formId}
      where ${applications.candidateId} = ${theCandidate}
    ) as own where own.kind is not null`
})()
