import type { mailings } from '#database/schema/mailings.ts'

export type MailingRecord = typeof mailings.$inferSelect
