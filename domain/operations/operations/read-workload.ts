import { desc, sql } from 'drizzle-orm'
import { database } from '#database/connection.ts'
import { ledgerChecks } from '#database/schema/credits/credit-entries.ts'
import { madeExports } from '#database/schema/exports/made-exports.ts'
import { deliveries, mailings } from '#database/schema/mailings.ts'

interface Queue {
  readonly name: string
  /** Due and not started. */
  readonly waiting: number
  readonly oldestSeconds: number
  /** Failed in all attempts, as far as the queue keeps them. */
  readonly failed: number
}

/** The open work of all processes together. */
export async function readWorkload() {
  const [queues, mail, exports, ledger] = await Promise.all([
    readQueues(),
    readMail(),
    readExports(),
    readLedgerCheck(),
  ])
  return { queues, mail, exports, ledger }
}

async function readQueues(): Promise<readonly Queue[]> {
  const { rows } = await database().execute<{ [K in keyof Queue]: Queue[K] }>(sql`
    select name, count(*) filter (where state < 'active')::int as waiting,
      coalesce(max(extract(epoch from now() - start_after)) filter (where state < 'active'), 0)::float8 as "oldestSeconds",
      count(*) filter (where state = 'failed')::int as failed
    from pgboss.job
    where (state < 'active' and start_after <= now()) or state = 'failed'
    group by name order by name`)
  return rows
}

/** Unsent messages of current mailings; the index `deliveries_waiting` contains only these. */
async function readMail() {
  const { rows } = await database().execute<{ waiting: number; oldestSeconds: number }>(sql`
    select count(*)::int as waiting,
      coalesce(max(extract(epoch from now() - ${mailings.releaseAt})), 0)::float8 as "oldestSeconds"
    from ${mailings} join ${deliveries} on ${deliveries.mailingId} = ${mailings.id} and ${deliveries.state} = 'waiting'
    where ${mailings.endedAt} is null and ${mailings.releaseAt} <= now() and ${mailings.state} <> 'stopped'`)
  return rows[0] ?? { waiting: 0, oldestSeconds: 0 }
}

/** The result of the last comparison of ledger and balances; undefined before the first. */
async function readLedgerCheck() {
  const [last] = await database().select().from(ledgerChecks).orderBy(desc(ledgerChecks.at)).limit(1)
  return last
}

/** Waiting and running exports; the index `exports_open` contains only these. */
async function readExports() {
  const { rows } = await database().execute<{ waiting: number; making: number; oldestSeconds: number }>(sql`
    select (count(*) filter (where ${madeExports.state} = 'waiting'))::int as waiting,
      (count(*) filter (where ${madeExports.state} = 'making'))::int as making,
      coalesce(max(extract(epoch from now() - ${madeExports.createdAt})), 0)::float8 as "oldestSeconds"
    from ${madeExports} where ${madeExports.state} in ('waiting', 'making')`)
  return rows[0] ?? { waiting: 0, making: 0, oldestSeconds: 0 }
}
