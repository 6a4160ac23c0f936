import { z } from 'zod'

/** The three kinds of credits that a package buys. */
export const Credit = z.enum(['application', 'document', 'message'])
export type Credit = z.infer<typeof Credit>

/** How many credits of one kind an organization holds at most. */
export const mostCredits = 1_000_000_000

/** Why credits came or went, as the ledger says it. */
export const CreditReason = z.enum([
  /** What was there when the ledger began. */
  'before',
  'package',
  'topUp',
  'application',
  'entered',
  /** Sealed applications that were opened when credits came. */
  'opened',
  'documents',
  'messages',
  /** Given back for what never happened: a stopped message, a request that was cancelled before a document came. */
  'returned',
  /** Taken back with the money of an order. */
  'orderRefunded',
  'expired',
  'byHand',
])
export type CreditReason = z.infer<typeof CreditReason>

/** What a row of the ledger refers to. */
export const CreditSubject = z.enum(['application', 'act', 'mailing', 'term', 'order', 'package'])
export type CreditSubject = z.infer<typeof CreditSubject>
