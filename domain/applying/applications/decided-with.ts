import { type SQL, sql } from 'drizzle-orm'

/** The SET clause for decided_at and decided_by. */
export const decidedWith = (isDecision: boolean, accountId: string): SQL =>
  isDecision ? sql`decided_at = now(), decided_by = ${accountId}::uuid` : sql`decided_at = null, decided_by = null`
