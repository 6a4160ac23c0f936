import { z } from 'zod'

/** The three kinds of credits that a package buys. */
export const Credit = z.enum(['application', 'document', 'message'])
export type Credit = z.infer<typeof Credit>

/** The most credits of one kind that an organization may hold. */
export const mostCredits = 1_000_000_000

export const CreditReason = z.enum([
  /** The balance when the ledger was introduced. */
  'before',
  'package',
  'topUp',
  'application',
  'entered',
  /** Sealed applications that were opened with new credits. */
  'opened',
  'documents',
  'messages',
  /** Returned for something that never happened: a stopped message, a request cancelled before a document was sent. */
  'returned',
  /** Taken back with the refund of an order. */
  'orderRefunded',
  'expired',
  'byHand',
])
export type CreditReason = z.infer<typeof CreditReason>

export const CreditSubject = z.enum(['application', 'act', 'mailing', 'term', 'order', 'package'])
export type CreditSubject = z.infer<typeof CreditSubject>
