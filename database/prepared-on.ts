import type { Database, Transaction } from './connection.ts'

/**
 * Remembers a prepared statement for each database that it is asked for: building it takes longer than running it. A
 * transaction is another one each time and builds its own.
 */
export function preparedOn<S, On extends Transaction | Database = Transaction | Database>(
  prepare: (on: On) => S,
): (on: On) => S {
  const statements = new WeakMap<On, S>()
  return (on) => {
    const statement = statements.get(on) ?? prepare(on)
    statements.set(on, statement)
    return statement
  }
}
