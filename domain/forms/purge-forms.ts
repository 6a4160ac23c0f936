import type { Transaction } from '#database/connection.ts'
import { sendSignal } from '#database/signals.ts'

/** What was kept of pages and answers that show these forms is made anew. */
export const purgeForms = (tx: Transaction, formIds: readonly string[]) =>
  sendSignal(tx, { kind: 'purge', tags: ['listings', ...formIds.map((id) => `form-${id}`)] })
