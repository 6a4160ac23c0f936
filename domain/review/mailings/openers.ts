import type { SQL } from 'drizzle-orm'
import type { RefusalReason } from '#contract/applications/acts.ts'
import type { ApplicationEvent } from '#contract/applications/application-events.ts'
import type { Transaction } from '#database/connection.ts'
import type { Asks } from '#database/schema/mailings.ts'
import type { Changed } from '#domain/review/acts/act-on-applications.ts'
import type { MailingRecord } from './list-mailings.ts'

/** How a kind of request or invitation is opened when it is released. Each noun has its own (`domain/award/held-requests/`). */
export interface Opener<A extends Asks = Asks> {
  /** Locks what the refusals depend on, after the applications were locked. */
  readonly hold?: (tx: Transaction, asks: A) => Promise<unknown>
  /** Why it is dropped instead, looked at again at that moment: SQL over `applications`, null for those that are asked. */
  readonly refusal: (asks: A) => SQL<RefusalReason | null>
  /**
   * Asks the candidates and notifies them, in a number of statements that does not grow with theirs. Answers how many
   * documents it asked for, where these are paid for.
   */
  readonly open: (tx: Transaction, asks: A, released: Released) => Promise<number>
  /** The history of the act stays out of the candidate's sight: `open` writes an entry for each request. */
  readonly hidesAct?: true
}

interface Released extends Changed {
  readonly mailing: MailingRecord
}

export type Openers = { readonly [K in Asks['kind']]: Opener<Extract<Asks, { readonly kind: K }>> }

/** What the history says of a request that never reached the candidate. */
export const takenBackEvent: Readonly<Record<Asks['kind'], ApplicationEvent>> = {
  documents: 'documentRequestCancelled',
  bankInfos: 'bankInfoRequestCancelled',
  missing: 'missingRequestCancelled',
  interviews: 'interviewCancelled',
}
