import type { accounts } from '#database/schema/accounts.ts'

/** An account as it is stored. */
export type Account = typeof accounts.$inferSelect
