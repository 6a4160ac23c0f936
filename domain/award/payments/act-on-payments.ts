import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Caller } from '#contract/caller.ts'
import type { ApplicationEvent } from '#contract/fields/application-events.ts'
import type { PaymentActAnswer, PaymentRefusal, PaymentTarget } from '#contract/payments/payment-target.ts'
import { problem } from '#contract/problems.ts'
import { database, type Transaction } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import { companies } from '#database/schema/companies.ts'
import { participants } from '#database/schema/participants/participants.ts'
import { payments } from '#database/schema/payments/payments.ts'
import { uuids } from '#database/uuids.ts'
import { isGranted } from '#domain/accounts/company-accounts/is-granted.ts'
import { addHistory } from '#domain/applying/applications/add-history.ts'
import { lockApplications } from '#domain/ground/locks/lock-applications.ts'
import { splitByReason } from '#domain/review/acts/split-by-reason.ts'
import { sampledFor } from '#domain/review/acts/split-refused.ts'
import { dueIn, dueUntil } from './list-payments.ts'
import { summedPayments } from './summed-payments.ts'

type Facts = Readonly<Record<string, string | number>>

interface PaymentAct {
  /** SQL over `payments`: why a payment is refused, null for those that the act changes. */
  readonly refusal: SQL<PaymentRefusal | null>
  /** The history entry of each application, to which amounts and labels are added. */
  readonly history: { readonly event: ApplicationEvent; readonly visible: boolean; readonly facts?: Facts }
  /** Throws if the act must be refused because of its totals. */
  readonly check?: (sums: ChangedSums) => void
  /** Changes the payments in a constant number of statements. */
  readonly apply: (tx: Transaction, changed: ChangedPayments) => Promise<unknown>
}

interface ChangedPayments {
  readonly paymentIds: readonly string[]
  readonly applicationIds: readonly string[]
}

type ChangedSums = Pick<PaymentActAnswer, 'people' | 'months' | 'sums'>

type CompanyTarget = PaymentTarget & { readonly companyId: string }

/**
 * The one way in which organizations act on payments of any forms: finds them, locks their applications in one order,
 * splits off the refused ones, writes one history entry per application, and changes the rest.
 */
export async function actOnPayments(caller: Caller, target: CompanyTarget, act: PaymentAct): Promise<PaymentActAnswer> {
  return database().transaction(async (tx) => {
    const found = await findPayments(tx, caller, target)
    if (!target.dryRun) await lockApplications(tx, sql`${applications.id} = any(${uuids(found.applicationIds)})`)
    const { accepted, applicationIds, refused } = await splitPayments(
      tx,
      found.ids,
      act.refusal,
      sampledFor(caller, 'Participants'),
    )
    const sums = await sumsOf(tx, accepted)
    act.check?.(sums)
    if (found.missing > 0) refused.push({ reason: 'notFound', count: found.missing, sample: [] })
    if (!target.dryRun && accepted.length > 0) {
      const { event, visible, facts = {} } = act.history
      const detail = sql`${summedPayments(accepted)} || ${JSON.stringify(facts)}::jsonb`
      await addHistory(tx, caller, { applicationIds, event, visible, detail })
      await act.apply(tx, { paymentIds: accepted, applicationIds })
    }
    return { changed: accepted.length, ...sums, refused }
  })
}

async function findPayments(tx: Transaction, caller: Caller, target: CompanyTarget) {
  const { companyId, paymentIds, runId, month, earlier, ofFormId, expected, dryRun } = target
  if (paymentIds === undefined && !isGranted(caller, 'Participants', 'read')) throw problem('permissions.missing')
  const named = paymentIds && [...new Set(paymentIds)]
  const rows = await tx
    .select({ id: payments.id, applicationId: payments.applicationId })
    .from(payments)
    .where(
      and(
        eq(payments.companyId, companyId),
        named && sql`${payments.id} = any(${uuids(named)})`,
        runId === undefined ? undefined : eq(payments.runId, runId),
        month === undefined
          ? undefined
          : and(earlier ? dueUntil(month) : dueIn(month), inArray(payments.status, ['Planned', 'Approved'])),
        ofFormId === undefined ? undefined : eq(payments.formId, ofFormId),
      ),
    )
    .orderBy(asc(payments.id))
  if (expected !== undefined && expected !== rows.length && !dryRun)
    throw problem('acts.targetChanged', { count: rows.length }, undefined, { count: rows.length })
  return {
    ids: rows.map(({ id }) => id),
    applicationIds: [...new Set(rows.map(({ applicationId }) => applicationId))],
    missing: named ? named.length - rows.length : 0,
  }
}

/** Runs as a query of its own after the lock, so that it sees what other transactions committed meanwhile. */
async function splitPayments(
  tx: Transaction,
  ids: readonly string[],
  refusal: SQL<PaymentRefusal | null>,
  sampled: number,
) {
  const { rows } = await tx.execute<{ reason: PaymentRefusal | null; ids: string[]; applications: string[] }>(sql`
    select reason, array_agg(id::text order by id) as ids, array_agg(distinct application_id::text) as applications
    from (
      select ${payments.id} as id, ${payments.applicationId} as application_id, ${refusal} as reason
      from ${payments} join ${participants} on ${participants.id} = ${payments.participantId}
        join ${companies} on ${companies.id} = ${payments.companyId}
      where ${payments.id} = any(${uuids(ids)})
    ) as judged
    group by reason order by count(*) desc, reason`)
  const applicationIds = rows.find(({ reason }) => reason === null)?.applications ?? []
  return { ...(await splitByReason(rows, sampled, (some) => payeeNames(tx, some))), applicationIds }
}

/** The participants' names, by payment id. */
async function payeeNames(tx: Transaction, paymentIds: readonly string[]): Promise<Map<string, string>> {
  if (paymentIds.length === 0) return new Map()
  const { name, surname } = participants
  const rows = await tx
    .select({ id: payments.id, name, surname })
    .from(payments)
    .innerJoin(participants, eq(participants.id, payments.participantId))
    .where(sql`${payments.id} = any(${uuids(paymentIds)})`)
  return new Map(rows.map((row) => [row.id, `${row.name} ${row.surname}`]))
}

/** The totals that the confirmation shows: people, months, and the sum in each currency. */
async function sumsOf(tx: Transaction, ids: readonly string[]): Promise<ChangedSums> {
  if (ids.length === 0) return { people: 0, months: null, sums: [] }
  const month = (day: SQL) => sql`to_char(${day}, 'YYYY-MM')`
  const { rows } = await tx.execute<{ people: number; from: string; to: string; sums: ChangedSums['sums'] }>(sql`
    with accepted as (
      select ${payments.participantId} as participant_id, ${payments.dueOn} as due_on, ${payments.currency} as currency,
        ${payments.amountMinor} as minor
      from ${payments} where ${payments.id} = any(${uuids(ids)})
    )
    select count(distinct participant_id)::int as people,
      ${month(sql`min(due_on)`)} as "from", ${month(sql`max(due_on)`)} as "to",
      (select jsonb_agg(jsonb_build_object('currency', currency, 'minor', minor) order by currency)
        from (select currency, sum(minor) as minor from accepted group by currency) as by_currency) as sums
    from accepted`)
  const [row] = rows
  if (!row) return { people: 0, months: null, sums: [] }
  return { people: row.people, months: { from: row.from, to: row.to }, sums: row.sums }
}
