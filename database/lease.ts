import { type SQLWrapper, sql } from 'drizzle-orm'

/** How long a lease lasts without renewal: a worker that does not renew it counts as dead. */
const leaseSeconds = 60

/** The end of a lease that is claimed or renewed now. */
export const leaseEnd = () => sql`now() + make_interval(secs => ${leaseSeconds})`

/** Nobody holds the lease that ends at `until`: it was not claimed yet, was given back, or has expired. */
export const isUnleased = (until: SQLWrapper) => sql`coalesce(${until} <= now(), true)`

/** When a failed attempt is repeated: after `firstSeconds`, then after twice as long, four times as long … */
export const retryAt = (firstSeconds: number, attempts: number, mostSeconds = Number.MAX_SAFE_INTEGER) =>
  sql`now() + make_interval(secs => ${Math.min(firstSeconds * 2 ** (attempts - 1), mostSeconds)})`
