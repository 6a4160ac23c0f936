import { createHash } from 'node:crypto'
import type pg from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { problem } from '#contract/problems.ts'
import { connectedPool } from './connection.ts'

interface Limit {
  readonly points: number
  readonly seconds: number
}

const table = 'rate_limits'

/** Part of the migration, so under its lock. The columns are those that rate-limiter-flexible writes. */
export async function installRateLimits(client: pg.ClientBase) {
  await client.query(
    `create table if not exists ${table} (key varchar(255) primary key, points integer not null default 0, expire bigint)`,
  )
}

/** So many times in so many seconds, counted in the database and so by all processes together. */
export function limit(name: string, { points, seconds }: Limit) {
  const limiter = new RateLimiterPostgres({
    // Asks for the connection at each use: limits are made when modules are loaded, before there is one.
    storeClient: { query: (query: pg.QueryConfig) => connectedPool().query(query) },
    storeType: 'pool',
    tableName: table,
    tableCreated: true,
    keyPrefix: name,
    points,
    duration: seconds,
  })

  return {
    /** Counts one; beyond the limit it answers with the seconds to wait. */
    async count(whose: string): Promise<number | undefined> {
      try {
        await limiter.consume(keyOf(whose))
        return undefined
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
        throw refusal
      }
    },

    /** Counts one; beyond the limit it is a problem. */
    async demand(whose: string) {
      const seconds = await this.count(whose)
      if (seconds !== undefined) throw problem('accounts.tooManyTries', { seconds })
    },

    /** It was no misuse after all. */
    async forgive(whose: string) {
      await limiter.reward(keyOf(whose))
    },

    async forget(whose: string) {
      await limiter.delete(keyOf(whose))
    },
  }
}

// A list of who tried to sign in from where is nobody's business, and an address may be longer than a key.
const keyOf = (whose: string) => createHash('sha256').update(whose).digest('base64url')
