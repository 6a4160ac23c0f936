import { type SQL, sql } from 'drizzle-orm'
import type { RefusalReason } from '#contract/applications/acts.ts'
import { applicationSnapshots } from '#database/schema/application-snapshots.ts'
import { applications } from '#database/schema/applications.ts'
import { bankInfos } from '#database/schema/bank-infos.ts'
import { documentRequests } from '#database/schema/documents.ts'
import { forms } from '#database/schema/forms.ts'
import { mailings } from '#database/schema/mailings.ts'
import { payments } from '#database/schema/payments/payments.ts'
import { notTakingPart } from '#domain/applying/applications/not-taking-part.ts'
import { stillMissing } from '#domain/applying/applications/still-missing.ts'
import { unreachableReason } from '#domain/applying/applications/unreachable-reason.ts'
import { isHeldFor } from '#domain/review/mailings/delivering/held-asks.ts'

// SQL over `applications` for what is missing from an application.

/** The missing documents that no open or held request asks for, as a list of `{ documentTypeId, ownName }`. */
export const lackedDocuments = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('documentTypeId', lacking.document_type_id, 'ownName', lacking.own_name)
    order by lacking.document_type_id, lacking.own_name ->> 'tr'), '[]')
  from ${applicationSnapshots} cross join lateral (${stillMissing}) as lacking
  where ${applicationSnapshots.applicationId} = ${applications.id}
    and not exists (
      select from ${documentRequests} as open_request where open_request.application_id = ${applications.id}
        and open_request.document_type_id = lacking.document_type_id and open_request.status in ('Open', 'Refused')
        and (open_request.own_name ->> 'tr') is not distinct from (lacking.own_name ->> 'tr'))
    and not ${isHeldFor(
      'documents',
      sql`(${mailings.asks} ->> 'documentTypeId')::int = lacking.document_type_id
        and (${mailings.asks} #>> '{ownName,tr}') is not distinct from (lacking.own_name ->> 'tr')`,
    )})`

/**
 * SQL: whether a bank account is needed but neither given nor requested. Scholars need one, and participants with
 * planned payments.
 */
export const lacksAccount = sql<boolean>`(
  ${notTakingPart} is null
  and not exists (
    select from ${bankInfos}
    where ${bankInfos.applicationId} = ${applications.id} and ${bankInfos.status} in ('Open', 'Given'))
  and (
    exists (select from ${forms} where ${forms.id} = ${applications.formId} and ${forms.type} = 'scholarship')
    or exists (
      select from ${payments}
      where ${payments.applicationId} = ${applications.id} and ${payments.status} in ('Planned', 'Approved')))
  and not ${isHeldFor('bankInfos')})`

const today = sql`date_trunc('day', now(), 'Europe/Istanbul')`

/** Open document requests; one whose document was refused is open again. */
export const openDocuments = sql`select from ${documentRequests}
  where ${documentRequests.applicationId} = ${applications.id} and ${documentRequests.status} in ('Open', 'Refused')`

/** The candidate was neither asked nor reminded today. */
export const isDocumentToRemind = sql`greatest(${documentRequests.remindedAt}, ${documentRequests.requestedAt},
  case when ${documentRequests.status} = 'Refused' then ${documentRequests.answeredAt} end) < ${today}`

export const openAccount = sql`select from ${bankInfos}
  where ${bankInfos.applicationId} = ${applications.id} and ${bankInfos.status} = 'Open'`

export const isAccountToRemind = sql`greatest(${bankInfos.remindedAt}, ${bankInfos.requestedAt}) < ${today}`

/** SQL: whether the candidate can be reminded today of an earlier request. */
export const hasToRemind = (asksAccounts: boolean) => sql<boolean>`(exists (${openDocuments} and ${isDocumentToRemind})
  or ${asksAccounts ? sql`exists (${openAccount} and ${isAccountToRemind})` : sql`false`})`

/** Why nothing may be requested from an application: the candidate cannot be reached, or it was rejected. */
export const notToBeAsked: SQL<RefusalReason | null> = sql`coalesce(${unreachableReason},
  case when ${applications.status} = 'Rejected' then 'rejected' end)`
