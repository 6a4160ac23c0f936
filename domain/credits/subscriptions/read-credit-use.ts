import { sql } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { Credit, CreditReason } from '#contract/subscriptions/credits.ts'
import { type readCreditUse as call, paceWeeks } from '#contract/subscriptions/subscription.ts'
import { database } from '#database/connection.ts'
import { accounts, companyMembers } from '#database/schema/accounts.ts'
import { applications } from '#database/schema/applications.ts'
import { creditDays } from '#database/schema/credits/credit-days.ts'
import { creditEntries } from '#database/schema/credits/credit-entries.ts'
import { packages } from '#database/schema/credits/packages.ts'
import { readSubscription } from './read-subscription.ts'

type Use = Output<typeof call>

/** The organization's credit usage: purposes, pace, and sealed applications. */
export async function readCreditUse(caller: Caller, input: Input<typeof call>): Promise<Use> {
  const { companyId } = input
  const [subscription, used, state] = await Promise.all([
    readSubscription(caller, input),
    readUsed(companyId),
    readState(companyId, caller.language),
  ])
  const isOver = new Date(subscription.expiryAt) <= new Date()
  const leftOf = (left: number) => (isOver ? 0 : left)
  const left = {
    application: leftOf(subscription.leftApplicationCredit),
    document: leftOf(subscription.leftDocumentCredit),
    message: leftOf(subscription.leftMessageCredit),
  }
  const total = {
    application: subscription.totalApplicationCredit,
    document: subscription.totalDocumentCredit,
    message: subscription.totalMessageCredit,
  }
  const kinds = (['application', 'document', 'message'] as const).map((kind) => {
    const ofKind = used.filter((one) => one.kind === kind)
    const perWeek = paceOf(ofKind)
    return {
      kind,
      left: left[kind],
      total: total[kind],
      used: ofKind.filter(({ since }) => since !== 0).map(({ why, since }) => ({ why, count: since })),
      perWeek,
      weeksLeft: perWeek > 0 ? Math.floor(left[kind] / perWeek) : null,
    }
  })
  const { waiting, orderers, id, name, hasBegun } = state
  return {
    package: { id, name, isOver, hasBegun },
    kinds,
    sealed: { waiting, missing: Math.max(0, waiting - left.application) },
    mayOrder: caller.person?.kind === 'Company' && caller.person.userType === 'Root',
    orderers,
  }
}

interface Used {
  readonly kind: Credit
  readonly why: CreditReason
  /** Since the last package began. */
  readonly since: number
  /** In the most recent weeks. */
  readonly lately: number
  /** For how many weeks anything of the kind has been used, up to the weeks that are considered. */
  readonly weeks: number
}

/** Reasons that spend credits, or return them because the cause never happened. */
const uses: readonly CreditReason[] = ['application', 'entered', 'opened', 'documents', 'messages', 'returned']

/**
 * From the daily sums, never from the ledger: some rows for each day since the last package began, or of the recent
 * weeks if that is longer. The weeks begin with a whole day for the same reason.
 */
async function readUsed(companyId: string): Promise<readonly Used[]> {
  const { rows } = await database().execute<{ [K in keyof Used]: Used[K] }>(sql`
    with began as (
      select coalesce(max(at), '-infinity') as at from ${creditEntries} where company_id = ${companyId}::uuid and why = 'package'
    ), looked as (
      select day, day::timestamp at time zone 'Europe/Istanbul' as at
      from (select (now() at time zone 'Europe/Istanbul')::date - 7 * ${paceWeeks}::int as day) as first
    )
    select kind, why, coalesce(-sum(amount) filter (where began_at = began.at), 0)::int as since,
      coalesce(-sum(amount) filter (where d.day >= looked.day), 0)::int as lately,
      extract(epoch from now() - greatest(min(min(first_at)) over (partition by kind), looked.at))::float8 / 604800 as weeks
    from ${creditDays} as d, began, looked
    where company_id = ${companyId}::uuid and why = any(${sql.param([...uses])}::text[])
      and d.day >= least((began.at at time zone 'Europe/Istanbul')::date, looked.day)
    group by kind, why, looked.at
    order by kind, why`)
  return rows
}

/** The average per week; less than a week of use counts as a whole week. */
function paceOf(used: readonly Used[]): number {
  const lately = used.reduce((sum, one) => sum + one.lately, 0)
  const weeks = Math.max(1, ...used.map((one) => one.weeks))
  return Math.max(0, Math.round((lately / weeks) * 10) / 10)
}

interface State {
  readonly waiting: number
  readonly orderers: string[]
  readonly id: string
  readonly name: string
  readonly hasBegun: boolean
}

async function readState(companyId: string, language: 'tr' | 'en'): Promise<State> {
  const { rows } = await database().execute<{ [K in keyof State]: State[K] }>(sql`
    select p.id, p.names ->> ${language} as name, s.company_id is not null as "hasBegun",
      (select count(*)::int from ${applications} where ${applications.companyId} = ${companyId}::uuid
        and ${applications.sealed} and ${applications.status} <> 'Withdrawn') as waiting,
      (select coalesce(json_agg(${accounts.name} || ' ' || ${accounts.surname}
          order by ${accounts.name} collate turkish, ${accounts.surname} collate turkish), '[]')
        from ${companyMembers} join ${accounts} on ${accounts.id} = ${companyMembers.accountId}
          and ${accounts.emailVerifiedAt} is not null
        where ${companyMembers.companyId} = ${companyId}::uuid and ${companyMembers.userType} = 'Root') as orderers
    from (select 1) as one left join subscriptions s on s.company_id = ${companyId}::uuid
    join ${packages} as p on p.id = coalesce((select id from ${packages} where id = s.package), 'trial')`)
  const [state] = rows
  if (!state) throw new Error('There is no trial package')
  return state
}
