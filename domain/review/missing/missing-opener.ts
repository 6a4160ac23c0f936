import { sql } from 'drizzle-orm'
import type { OwnDocumentName } from '#contract/forms/own-document-name.ts'
import type { Transaction } from '#database/connection.ts'
import { applicationHistory } from '#database/schema/application-history.ts'
import { applications } from '#database/schema/applications.ts'
import { bankInfos } from '#database/schema/bank-infos.ts'
import { documentRequests } from '#database/schema/documents.ts'
import type { Asks } from '#database/schema/mailings.ts'
import { documentTypes } from '#database/schema/reference.ts'
import { newIdPerRow, uuids } from '#database/uuids.ts'
import { addHistory } from '#domain/applying/applications/add-history.ts'
import { addressOfEach } from '#domain/applying/applications/address-of-each.ts'
import { updatePendingAction } from '#domain/applying/applications/update-pending-action.ts'
import { requestNameIn } from '#domain/candidates/documents/request-name.ts'
import { formNamesOfEach } from '#domain/forms/forms/form-names.ts'
import { notifyOfEach } from '#domain/ground/notifications/notify.ts'
import type { Changed } from '#domain/review/acts/act-on-applications.ts'
import type { Opener } from '#domain/review/mailings/openers.ts'
import {
  isAccountToRemind,
  isDocumentToRemind,
  lackedDocuments,
  lacksAccount,
  notToBeAsked,
  openAccount,
  openDocuments,
} from './lacking.ts'

type MissingAsked = Extract<Asks, { readonly kind: 'missing' }>

/** Opens held requests on release: of what was missing when the mailing was held, only what is still missing. */
export const missingOpener: Opener<MissingAsked> = {
  refusal: () => notToBeAsked,
  hidesAct: true,
  async open(tx, asks, { applicationIds, actId, accountId }) {
    const released = { applicationIds, actId, accountId }
    const reminded = await remindDocuments(tx, applicationIds)
    const remindedOfAccount = asks.asksAccounts ? await remindAccounts(tx, applicationIds) : []
    const opened = await openDocumentRequests(tx, asks, released)
    const accounts = asks.asksAccounts ? await openAccounts(tx, asks, released) : []
    await writeRequestHistory(tx, released, { opened, reminded, accounts, remindedOfAccount })
    await updatePendingAction(tx, applicationIds)
    const asked = new Set([...opened.map((one) => one.applicationId), ...accounts])
    await notify(tx, [...asked], 'missingRequested', asks.note)
    const onlyReminded = new Set([...reminded, ...remindedOfAccount].filter((id) => !asked.has(id)))
    await notify(tx, [...onlyReminded], 'missingReminder')
    return opened.length
  },
}

/** What the act intended to request from an application, from the history entry that it wrote when it was held. */
const promised = (actId: string) => sql`${applicationHistory} as promised
  where promised.act_id = ${actId}::uuid and promised.application_id = ${applications.id}
    and promised.event = 'missingRequested'`

interface OpenedDocument {
  readonly applicationId: string
  readonly documentTypeId: number
  readonly ownName: OwnDocumentName | null
  // `execute` requires rows with an index signature.
  readonly [column: string]: unknown
}

async function openDocumentRequests(tx: Transaction, { note, dueAt }: MissingAsked, released: Changed) {
  const { applicationIds, actId, accountId } = released
  const { rows } = await tx.execute<OpenedDocument>(sql`
    insert into ${documentRequests}
      (id, application_id, form_id, company_id, candidate_id, document_type_id, own_name, note, due_at, requested_by)
    select ${newIdPerRow}, ${applications.id}, ${applications.formId}, ${applications.companyId}, ${applications.candidateId},
      (document ->> 'documentTypeId')::smallint, nullif(document -> 'ownName', 'null'), ${note}, ${dueAt}::timestamptz, ${accountId}::uuid
    from ${applications} cross join lateral jsonb_array_elements(${lackedDocuments}) as document
    where ${applications.id} = any(${uuids(applicationIds)})
      and exists (select from ${promised(actId)} and promised.detail -> 'documents' @> jsonb_build_array(document))
    order by ${applications.id}, (document ->> 'documentTypeId')::int, document #>> '{ownName,tr}'
    returning application_id as "applicationId", document_type_id as "documentTypeId", own_name as "ownName"`)
  return rows
}

const idsOf = (rows: readonly { readonly id: string }[]) => [...new Set(rows.map(({ id }) => id))]

async function openAccounts(tx: Transaction, { note, dueAt }: MissingAsked, released: Changed) {
  const { applicationIds, actId, accountId } = released
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into ${bankInfos} (id, application_id, form_id, company_id, candidate_id, note, due_at, requested_by)
    select ${newIdPerRow}, ${applications.id}, ${applications.formId}, ${applications.companyId},
      ${applications.candidateId}, ${note}, ${dueAt}::timestamptz, ${accountId}::uuid
    from ${applications}
    where ${applications.id} = any(${uuids(applicationIds)}) and ${lacksAccount}
      and exists (select from ${promised(actId)} and (promised.detail ->> 'account')::boolean)
    order by ${applications.id}
    returning application_id as id`)
  return idsOf(rows)
}

async function remindDocuments(tx: Transaction, applicationIds: readonly string[]) {
  const { rows } = await tx.execute<{ id: string }>(sql`
    update ${documentRequests} set reminded_at = now()
    where ${documentRequests.applicationId} = any(${uuids(applicationIds)})
      and ${documentRequests.status} in ('Open', 'Refused') and ${isDocumentToRemind}
    returning application_id as id`)
  return idsOf(rows)
}

async function remindAccounts(tx: Transaction, applicationIds: readonly string[]) {
  const { rows } = await tx.execute<{ id: string }>(sql`
    update ${bankInfos} set reminded_at = now()
    where ${bankInfos.applicationId} = any(${uuids(applicationIds)}) and ${bankInfos.status} = 'Open' and ${isAccountToRemind}
    returning application_id as id`)
  return idsOf(rows)
}

interface Told {
  readonly opened: readonly OpenedDocument[]
  readonly accounts: readonly string[]
  readonly reminded: readonly string[]
  readonly remindedOfAccount: readonly string[]
}

/** Writes one history entry per request, as when each is requested alone. */
async function writeRequestHistory(tx: Transaction, { accountId }: Changed, told: Told) {
  const doer = { person: { kind: 'Company', accountId } } as const
  const { opened, accounts, reminded, remindedOfAccount } = told
  await tx.execute(sql`
    insert into ${applicationHistory} (id, application_id, company_id, event, by, account_id, detail, visible)
    select ${newIdPerRow}, ${applications.id}, ${applications.companyId}, 'documentRequested', 'company', ${accountId}::uuid,
      jsonb_strip_nulls(jsonb_build_object('documentTypeId', opened."documentTypeId", 'ownName', opened."ownName")), true
    from jsonb_to_recordset(${JSON.stringify(opened)}::jsonb)
      as opened("applicationId" uuid, "documentTypeId" int, "ownName" jsonb)
    join ${applications} on ${applications.id} = opened."applicationId"
    order by ${applications.id}, opened."documentTypeId", opened."ownName" ->> 'tr'`)
  await addHistory(tx, doer, { applicationIds: accounts, event: 'bankInfoRequested' })
  await addHistory(tx, doer, { applicationIds: reminded, event: 'documentReminded' })
  await addHistory(tx, doer, { applicationIds: remindedOfAccount, event: 'bankInfoReminded' })
}

/** SQL: the names of all open document requests, in both languages, and whether a bank account is requested. */
const awaited = sql`(
  select jsonb_build_object(
    'documents', coalesce(string_agg(distinct ${requestNameIn('tr')}, ', '), ''),
    'documentsEn', coalesce(string_agg(distinct ${requestNameIn('en')}, ', '), ''),
    'what', case when not exists (${openAccount}) then 'documents' when count(*) = 0 then 'account' else 'both' end,
    'answerBy', to_char(min(${documentRequests.dueAt}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))
  from ${documentRequests} join ${documentTypes} on ${documentTypes.id} = ${documentRequests.documentTypeId}
  where ${documentRequests.applicationId} = ${applications.id} and ${documentRequests.status} in ('Open', 'Refused'))`

const notify = (
  tx: Transaction,
  applicationIds: readonly string[],
  event: 'missingRequested' | 'missingReminder',
  note = '',
) =>
  applicationIds.length === 0
    ? undefined
    : notifyOfEach(tx, applicationIds, {
        kind: 'documents',
        event,
        mail: 'now',
        address: sql`case when exists (${openDocuments}) then '/student-dashboard/documents' else ${addressOfEach} end`,
        values: sql`${formNamesOfEach} || jsonb_strip_nulls(${awaited} || jsonb_build_object('message', nullif(${note}::text, '')))`,
      })
