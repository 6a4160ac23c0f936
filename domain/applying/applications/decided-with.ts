import { type SQL, sql } from 'drizzle-orm'

/** What of the decision is written with a status, by whoever sets one: when and by whom, or that there is none. */
export const decidedWith = (isDecision: boolean, accountId: string): SQL =>
  isDecision ? sql`decided_at = now(), decided_by = ${accountId}::uuid` : sql`decided_at = null, decided_by = null`
