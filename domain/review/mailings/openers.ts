import type { SQL } from 'drizzle-orm'
import type { RefusalReason } from '#contract/applications/acts.ts'
import type { ApplicationEvent } from '#contract/fields/application-events.ts'
import type { Transaction } from '#database/connection.ts'
import type { Asks } from '#database/schema/mailings.ts'
import type { Changed } from '#domain/review/acts/act-on-applications.ts'
import type { MailingRecord } from './mailing-record.ts'

/**
 * How a kind of request or invitation is opened on release. Each noun has its own opener
 * (`domain/award/held-requests/`).
 */
export interface Opener<A extends Asks = Asks> {
  /** Locks what the refusals depend on. Lock order: after the applications. */
  readonly hold?: (tx: Transaction, asks: A) => Promise<unknown>
  /** SQL over `applications`: why a request is dropped on release, null for those that are sent. */
  readonly refusal: (asks: A) => SQL<RefusalReason | null>
  /**
   * Writes the requests and notifies the candidates, in a constant number of statements. Returns how many documents
   * were requested, if these cost credits.
   */
  readonly open: (tx: Transaction, asks: A, released: Released) => Promise<number>
  /** Hides the act's history entry from the candidate, because `open` writes one for each request. */
  readonly hidesAct?: true
}

interface Released extends Changed {
  readonly mailing: MailingRecord
}

export type Openers = { readonly [K in Asks['kind']]: Opener<Extract<Asks, { readonly kind: K }>> }

/** The history event of a request that was called back or dropped before release. */
export const takenBackEvent: Readonly<Record<Asks['kind'], ApplicationEvent>> = {
  documents: 'documentRequestCancelled',
  bankInfos: 'bankInfoRequestCancelled',
  missing: 'missingRequestCancelled',
  interviews: 'interviewCancelled',
}
