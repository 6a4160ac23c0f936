import { AsyncLocalStorage } from 'node:async_hooks'
import type { Database, Transaction } from './database-types.ts'

type Write = (tx: Transaction) => Promise<unknown>

interface PendingWrite {
  readonly write: Write
  /** True until a transaction has run it; true again if that transaction was rolled back. */
  isOpen: boolean
}

const pendingWrites = new AsyncLocalStorage<PendingWrite | undefined>()

/**
 * Runs some work and makes its first transaction write something more before anything else, so that both are committed
 * or neither. Without a transaction nothing is written.
 */
export const withFirstTransaction = <T>(write: Write, work: () => Promise<T>): Promise<T> =>
  pendingWrites.run({ write, isOpen: true }, work)

/**
 * Runs work whose transactions leave the pending write to a later one: they prepare the call, such as a file before
 * the document that refers to it, and their commit does not mean that the call was done.
 */
export const withoutPendingWrites = <T>(work: () => Promise<T>): Promise<T> => pendingWrites.run(undefined, work)

/** A database whose transactions run the pending write. */
export function withPendingWrites(db: Database): Database {
  const begin = db.transaction.bind(db)
  db.transaction = async (work, config) => {
    const pending = pendingWrites.getStore()
    if (!pending?.isOpen) return begin(work, config)
    pending.isOpen = false
    try {
      return await begin(async (tx) => {
        await pending.write(tx)
        return work(tx)
      }, config)
    } catch (error) {
      pending.isOpen = true
      throw error
    }
  }
  return db
}
