import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { problem } from '#contract/problems.ts'
import { connectedPool, type Transaction } from './connection.ts'

/**
 * Part of the migration, so under its lock. `expire` is in milliseconds since 1970. Unlogged, because every try writes
 * a count, refused ones too, and must not wait for the disk. A crash of the database loses the counts.
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

interface Limit {
  readonly points: number
  readonly seconds: number
  readonly keyOf: (whose: string) => string
}

/** A limit and the subject that it counts: an account, an address, a number. */
export type Use = readonly [Limit, whose: string]

const now = '(extract(epoch from clock_timestamp()) * 1000)::bigint'

/** Allows `points` uses in `seconds`, counted in the database by all processes together. */
export function limit(name: string, { points, seconds }: { readonly points: number; readonly seconds: number }) {
  // Keys are hashed, because sign-in attempts are personal data, and an address may be longer than a key.
  const keyOf = (whose: string) => `${name}:${createHash('sha256').update(whose).digest('base64url')}`
  const limit: Limit = { points, seconds, keyOf }
  return {
    ...limit,
    /** Counts one use; throws a problem if it is beyond the limit. */
    demand: (whose: string) => requireWithinLimits([[limit, whose]]),
  }
}

/**
 * Counts one use of each limit, in order, until one is exceeded; returns the seconds to wait for that one. One
 * statement, because every sign-in waits for it. Lock order: its rows stay locked until it ends, so limits that are
 * counted together are always counted, and given back, in the same order.
 */
export async function countUses(uses: readonly Use[]): Promise<number | undefined> {
  const { rows } = await connectedPool().query<{ wait: number }>({
    name: `rate_limits_count_${uses.length}`,
    text: textOfCounting(uses.length),
    values: uses.flatMap(([{ keyOf, seconds, points }, whose]) => [keyOf(whose), seconds, points]),
  })
  return rows[0]?.wait
}

/**
 * Counts the same number of uses of one limit for each of many subjects, in one statement of the caller's transaction,
 * which undoes the counts if it fails; returns how many uses each has now.
 */
export async function countEach(
  tx: Transaction,
  { keyOf, seconds }: Limit,
  whose: readonly string[],
  points = 1,
): Promise<ReadonlyMap<string, number>> {
  const keys = new Map(whose.map((one) => [keyOf(one), one]))
  const { rows } = await tx.execute<{ key: string; points: number }>(sql`
    insert into rate_limits as kept (key, points, expire)
    select key, ${points}::int, ${sql.raw(now)} + ${seconds}::bigint * 1000
    from unnest(${sql.param([...keys.keys()])}::text[]) as counted(key) order by key
    on conflict (key) do update set
      points = case when kept.expire <= ${sql.raw(now)} then excluded.points else kept.points + excluded.points end,
      expire = case when kept.expire <= ${sql.raw(now)} then excluded.expire else kept.expire end
    returning key, points`)
  return new Map(rows.map((row) => [keys.get(row.key) ?? '', row.points]))
}

/** Counts uses as `countUses` does; throws a problem if one is beyond its limit. */
export async function requireWithinLimits(uses: readonly Use[]) {
  const seconds = await countUses(uses)
  if (seconds !== undefined) throw problem('accounts.tooManyTries', { seconds })
}

function textOfCounting(uses: number) {
  const places = Array.from({ length: uses }, (_, place) => place)
  const key = (place: number) => `$${3 * place + 1}`
  const expire = (place: number) => `${now} + $${3 * place + 2}::bigint * 1000`
  const points = (place: number) => `$${3 * place + 3}::integer`
  const counted = places.map(
    (place) => `counted_${place} as (
      insert into rate_limits as kept (key, points, expire)
      select ${key(place)}, 1, ${expire(place)}
      ${place === 0 ? '' : `from counted_${place - 1} as before where before.points <= ${points(place - 1)}`}
      on conflict (key) do update set
        points = case when kept.expire <= ${now} then 1 else kept.points + 1 end,
        expire = case when kept.expire <= ${now} then excluded.expire else kept.expire end
      returning points, expire)`,
  )
  const beyond = places.map((place) => `select expire from counted_${place} where points > ${points(place)}`)
  return `with ${counted.join(', ')}
    select greatest(1, ceil((expire - ${now}) / 1000.0))::integer as wait from (${beyond.join(' union all ')}) as beyond`
}

/** Uses to give back, in the order in which they were counted: reset, or reduced by one. */
export type Pardon = readonly (readonly ['forget' | 'forgive', ...Use])[]

/** Gives counted tries back after a try succeeded. */
export async function pardon(uses: Pardon) {
  await connectedPool().query({
    name: 'rate_limits_pardon',
    text: `with pardoned as materialized (
        select kept.key, given.forgotten
        from unnest($1::text[], $2::boolean[]) with ordinality as given(key, forgotten, place)
        join rate_limits as kept on kept.key = given.key
        order by given.place for update of kept
      ), forgotten as (
        delete from rate_limits as kept using pardoned where kept.key = pardoned.key and pardoned.forgotten
      )
      update rate_limits as kept set points = greatest(kept.points - 1, 0)
      from pardoned where kept.key = pardoned.key and not pardoned.forgotten`,
    values: [uses.map(([, limit, whose]) => limit.keyOf(whose)), uses.map(([how]) => how === 'forget')],
  })
}

/** Deletes expired counters, which would restart from zero anyway. */
export async function sweepRateLimits() {
  return connectedPool().query(`delete from rate_limits where expire <= ${now}`)
}
