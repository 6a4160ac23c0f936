import { sql } from 'drizzle-orm'
import type { ActAnswer } from '#contract/applications/acts.ts'
import type { Caller } from '#contract/caller.ts'
import type { Transaction } from '#database/connection.ts'
import { applicationSnapshots as snapshots } from '#database/schema/application-snapshots.ts'
import { uuids } from '#database/uuids.ts'
import { sampledFor } from '#domain/review/acts/split-refused.ts'

export type Unfit = NonNullable<ActAnswer['unfit']>

/** How many of these do not meet the form's conditions, with the first names; undefined if all meet them. */
export async function unfitAmong(
  tx: Transaction,
  caller: Caller,
  applicationIds: readonly string[],
): Promise<Unfit | undefined> {
  const { rows } = await tx.execute<{ count: number; names: string[] }>(sql`
    select count(*)::int as count,
      coalesce((array_agg(${snapshots.name} || ' ' || ${snapshots.surname} order by ${snapshots.applicationId}))[1:${sampledFor(caller, 'Applications')}::int], '{}') as names
    from ${snapshots} where ${snapshots.applicationId} = any(${uuids(applicationIds)}) and ${snapshots.fit} = 'doesNotFit'`)
  const [row] = rows
  return row && row.count > 0 ? row : undefined
}
