import type { Database, Transaction } from './connection.ts'

/**
 * Remembers a prepared statement for each database that it is asked for: building it takes longer than running it. A
 * transaction is another one each time and builds its own.
 */
export function preparedOn<S>(prepare: (tx: Transaction | Database) => S): (tx: Transaction | Database) => S {
  const statements = new WeakMap<Transaction | Database, S>()
  return (tx) => {
    const statement = statements.get(tx) ?? prepare(tx)
    statements.set(tx, statement)
    return statement
  }
}
