import { type SQL, sql } from 'drizzle-orm'
import type { RefusalReason } from '#contract/applications/acts.ts'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { requestMissing as call } from '#contract/missing.ts'
import { problem } from '#contract/problems.ts'
import type { Transaction } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import { documentTypes } from '#database/schema/reference.ts'
import { uuids } from '#database/uuids.ts'
import { isGranted } from '#domain/accounts/company-accounts/is-granted.ts'
import { nameIn } from '#domain/ground/reference/names.ts'
import { runOnApplications } from '#domain/review/acts/act-on-applications.ts'
import { isHeldFor } from '#domain/review/mailings/delivering/held-asks.ts'
import { holdRequest } from '#domain/review/mailings/queue-mailing.ts'
import type { Language } from '#platform/text/locales.ts'
import { hasToRemind, lackedDocuments, lacksAccount, notToBeAsked, openAccount, openDocuments } from './lacking.ts'

/**
 * Requests from each applicant exactly what is missing, and reminds them of earlier requests. Bank accounts are
 * requested only by members who may change participants.
 */
export async function requestMissing(caller: Caller, input: Input<typeof call>): Promise<Output<typeof call>> {
  const { note, dueAt } = input
  if (dueAt !== null && Date.parse(dueAt) <= Date.now()) throw problem('documents.dueInPast')
  const asksAccounts = isGranted(caller, 'Participants', 'write')
  const account = asksAccounts ? lacksAccount : sql<boolean>`false`
  const {
    answer,
    found: counted,
    done: releaseAt,
  } = await runOnApplications(caller, input, {
    kind: 'requestMissing',
    detail: {},
    refusal: refusal(asksAccounts, account),
    look: (tx, applicationIds) => count(tx, applicationIds, account, caller.language),
    // The release requests no more than this; the candidate sees each request in the history once it is open.
    history: {
      event: 'missingRequested',
      detail: sql`jsonb_build_object('documents', ${lackedDocuments}, 'account', ${account})`,
      visible: false,
    },
    credit: 'document',
    cost: (tx, applicationIds) => countDocuments(tx, applicationIds),
    async apply(tx, changed) {
      const asks = { kind: 'missing', note, dueAt, asksAccounts } as const
      return holdRequest(tx, { ...input, asks }, changed)
    },
  })
  return { ...answer, ...counted, releaseAt: releaseAt?.toISOString() ?? null }
}

type Counted = Pick<Output<typeof call>, 'documents' | 'accounts' | 'reminded'>

const refusal = (
  asksAccounts: boolean,
  account: SQL<boolean>,
) => sql<RefusalReason | null>`coalesce(${notToBeAsked}, case
  when ${isHeldFor('missing')} then 'alreadyRequested'
  when ${lackedDocuments} <> '[]' or ${account} or ${hasToRemind(asksAccounts)} then null
  when exists (${openDocuments}) or ${asksAccounts ? sql`exists (${openAccount})` : sql`false`} then 'remindedToday'
  else 'nothingMissing' end)`

const lackedOf = (applicationIds: readonly string[], account: SQL) => sql`
  select ${lackedDocuments} as documents, ${account} as account from ${applications}
  where ${applications.id} = any(${uuids(applicationIds)})`

async function countDocuments(tx: Transaction, applicationIds: readonly string[]): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(
    sql`select coalesce(sum(jsonb_array_length(documents)), 0)::int as count from (${lackedOf(applicationIds, sql`false`)}) as lacked`,
  )
  return rows[0]?.count ?? 0
}

async function count(
  tx: Transaction,
  applicationIds: readonly string[],
  account: SQL,
  language: Language,
): Promise<Counted> {
  const typeName = nameIn(language, documentTypes)
  const ownName =
    language === 'en'
      ? sql`coalesce(nullif(document #>> '{ownName,en}', ''), document #>> '{ownName,tr}')`
      : sql`document #>> '{ownName,tr}'`
  const { rows } = await tx.execute<Counted & Record<string, unknown>>(sql`
    with lacked as materialized (${lackedOf(applicationIds, account)})
    select
      coalesce((
        select json_agg(json_build_object('documentTypeId', id, 'typeName', name, 'count', asked) order by asked desc, id, name)
        from (
          select ${documentTypes.id} as id, coalesce(${ownName}, ${typeName}) as name, count(*)::int as asked
          from lacked cross join jsonb_array_elements(lacked.documents) as document
          join ${documentTypes} on ${documentTypes.id} = (document ->> 'documentTypeId')::int
          group by 1, 2) as by_type), '[]') as documents,
      (select count(*)::int from lacked where lacked.account) as accounts,
      (select count(*)::int from lacked where lacked.documents = '[]' and not lacked.account) as reminded`)
  const [row] = rows
  return { documents: row?.documents ?? [], accounts: row?.accounts ?? 0, reminded: row?.reminded ?? 0 }
}
