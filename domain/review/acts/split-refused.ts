import { type SQL, sql } from 'drizzle-orm'
import type { RefusalReason, Refused } from '#contract/applications/acts.ts'
import type { Caller } from '#contract/caller.ts'
import type { Module } from '#contract/permissions.ts'
import type { Database, Transaction } from '#database/connection.ts'
import { applicationSnapshots } from '#database/schema/application-snapshots.ts'
import { applications } from '#database/schema/applications.ts'
import { uuids } from '#database/uuids.ts'
import { isGranted } from '#domain/accounts/company-accounts/is-granted.ts'
import type { FoundTarget } from './find-target.ts'
import { splitByReason } from './split-by-reason.ts'

interface Sorted {
  readonly accepted: readonly string[]
  readonly refused: Refused[]
}

/** How many applications are named for each reason. */
export const named = 5

/** How many names the caller sees as a sample: none with WriteOnly, which may not read lists. */
export const sampledFor = (caller: Caller, module: Module) => (isGranted(caller, module, 'read') ? named : 0)

/**
 * Splits the target into applications that the act changes and those that it refuses. Runs as a query of its own after
 * the lock, to see what the transaction that held the lock before has committed.
 */
export async function splitRefused(
  tx: Transaction,
  target: FoundTarget,
  refusal: SQL<RefusalReason | null>,
  sampled: number,
): Promise<Sorted> {
  const groups = await byRefusal(tx, target.applicationIds, refusal)
  const { accepted, refused } = await splitByReason(groups, sampled, (ids) => senderNames(tx, ids))
  if (target.drafts) refused.push({ reason: 'draft', count: target.drafts, sample: [] })
  if (target.notFound > 0) refused.push({ reason: 'notFound', count: target.notFound, sample: [] })
  return { accepted, refused }
}

interface RefusedAlike {
  readonly reason: RefusalReason | null
  readonly ids: readonly string[]
  // `execute` requires rows with an index signature.
  readonly [column: string]: unknown
}

/** Groups these applications by refusal reason, the most frequent first; the reason is null for those not refused. */
export async function byRefusal(tx: Transaction, ids: readonly string[], refusal: SQL<RefusalReason | null>) {
  const { rows } = await tx.execute<RefusedAlike>(sql`
    select reason, array_agg(id::text order by id) as ids
    from (
      select ${applications.id} as id,
        case when ${applications.anonymisedAt} is not null then 'anonymised'
          when ${applications.status} = 'Withdrawn' then 'withdrawn' else ${refusal} end as reason
      from ${applications} where ${applications.id} = any(${uuids(ids)})
    ) as sorted
    group by reason order by count(*) desc, reason`)
  return rows
}

/** The candidates' names as submitted, by application id. */
export async function senderNames(tx: Database | Transaction, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const { applicationId, name, surname } = applicationSnapshots
  const rows = await tx
    .select({ applicationId, name, surname })
    .from(applicationSnapshots)
    .where(sql`${applicationId} = any(${uuids(ids)})`)
  return new Map(rows.map((row) => [row.applicationId, `${row.name} ${row.surname}`]))
}
