import { createHash } from 'node:crypto'
import type pg from 'pg'
import { problem } from '#contract/problems.ts'
import { connectedPool } from './connection.ts'

/**
 * Part of the migration, so under its lock. `expire` is in milliseconds since 1970. Unlogged: a count is a write of every
 * try, also of those that are refused, and none of them waits for the disk. A crash of the database forgets the counts.
 */
export async function installRateLimits(client: pg.ClientBase) {
  await client.query(
    'create unlogged table if not exists rate_limits (key varchar(255) primary key, points integer not null default 0, expire bigint)',
  )
  const { rows } = await client.query(
    "select from pg_class where oid = 'rate_limits'::regclass and relpersistence <> 'u'",
  )
  if (rows.length > 0) await client.query('alter table rate_limits set unlogged')
}

type Limit = ReturnType<typeof limit>

/** A limit and the key it counts: an account, an address, a number. */
type Use = readonly [Limit, whose: string]

const now = '(extract(epoch from clock_timestamp()) * 1000)::bigint'

/** Allows `points` uses in `seconds`, counted in the database by all processes together. */
export function limit(name: string, { points, seconds }: { readonly points: number; readonly seconds: number }) {
  // Keys are hashed, because who tried to sign in from where is private, and an address may be longer than a key.
  const keyOf = (whose: string) => `${name}:${createHash('sha256').update(whose).digest('base64url')}`

  /** Counts one use; returns the seconds to wait if it is beyond the limit. */
  async function count(whose: string): Promise<number | undefined> {
    const { rows } = await connectedPool().query<{ points: number; wait: number }>({
      name: 'rate_limits_count',
      text: `insert into rate_limits as kept (key, points, expire) values ($1, 1, ${now} + $2::bigint * 1000)
        on conflict (key) do update set
          points = case when kept.expire <= ${now} then 1 else kept.points + 1 end,
          expire = case when kept.expire <= ${now} then excluded.expire else kept.expire end
        returning points, greatest(1, ceil((expire - ${now}) / 1000.0))::integer as wait`,
      values: [keyOf(whose), seconds],
    })
    const [counted] = rows
    return counted && counted.points > points ? counted.wait : undefined
  }

  return {
    keyOf,
    count,
    /** Counts one use; throws a problem if it is beyond the limit. */
    async demand(whose: string) {
      const seconds = await count(whose)
      if (seconds !== undefined) throw problem('accounts.tooManyTries', { seconds })
    },
  }
}

export interface Pardon {
  /** Counters that are reset. */
  readonly forgotten?: readonly Use[]
  /** Counters that are reduced by one. */
  readonly forgiven?: readonly Use[]
}

/** Takes counted tries back after one succeeded. */
export async function pardon({ forgotten = [], forgiven = [] }: Pardon) {
  const keys = (uses: readonly Use[]) => uses.map(([limit, whose]) => limit.keyOf(whose))
  await connectedPool().query({
    name: 'rate_limits_pardon',
    text: `with forgotten as (delete from rate_limits where key = any($1::text[]))
      update rate_limits set points = greatest(points - 1, 0) where key = any($2::text[])`,
    values: [keys(forgotten), keys(forgiven)],
  })
}

/** Deletes expired counters, which would start from zero anyway. */
export async function sweepRateLimits() {
  return connectedPool().query(`delete from rate_limits where expire <= ${now}`)
}
