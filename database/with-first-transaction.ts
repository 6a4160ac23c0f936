import { AsyncLocalStorage } from 'node:async_hooks'
import type { Database, Transaction } from './connection.ts'

type Write = (tx: Transaction) => Promise<unknown>

interface Errand {
  readonly write: Write
  /** Open until a transaction has taken it along; open again when that transaction was rolled back. */
  isOpen: boolean
}

const errands = new AsyncLocalStorage<Errand>()

/**
 * Does some work, and lets the first transaction in it write something more before anything else: either both are
 * committed or neither is. Without a transaction in the work nothing is written.
 */
export const withFirstTransaction = <T>(write: Write, work: () => Promise<T>): Promise<T> =>
  errands.run({ write, isOpen: true }, work)

/** A database whose transactions run such errands. */
export function runningErrands(db: Database): Database {
  const begin = db.transaction.bind(db)
  db.transaction = async (work, config) => {
    const errand = errands.getStore()
    if (!errand?.isOpen) return begin(work, config)
    errand.isOpen = false
    try {
      return await begin(async (tx) => {
        await errand.write(tx)
        return work(tx)
      }, config)
    } catch (error) {
      errand.isOpen = true
      throw error
    }
  }
  return db
}
