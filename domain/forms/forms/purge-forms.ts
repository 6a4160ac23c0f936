import type { Transaction } from '#database/connection.ts'
import { sendSignal } from '#database/signals.ts'

/** Purges cached pages and answers that show these forms. */
export const purgeForms = (tx: Transaction, formIds: readonly string[]) =>
  sendSignal(tx, { kind: 'purge', tags: ['listings', ...formIds.map((id) => `form-${id}`)] })
