import type { accounts } from '#database/schema/accounts.ts'

export type Account = typeof accounts.$inferSelect
