import type { SQL } from 'drizzle-orm'
import type { PgDialect } from 'drizzle-orm/pg-core'
import type { QueryResult } from 'pg'
import type { Database, Transaction } from './connection.ts'

type On = Transaction | Database

/**
 * Caches a prepared statement, because building it in drizzle takes longer than running it. It is built once for each
 * of its `kinds`, such as languages, and then runs on whichever database or transaction is passed.
 */
export function preparedOn<S extends object, Kind extends string = 'only'>(
  prepare: (on: On, kind: Kind) => S,
): (on: On, ...kind: 'only' extends Kind ? [] : [Kind]) => S {
  const statements = new Map<Kind, S>()
  return (on, ...[kind = 'only' as Kind]) => {
    const statement = statements.get(kind) ?? prepare(on, kind)
    statements.set(kind, statement)
    return askedOn(on, statement)
  }
}

interface PreparedSql<Row extends object> {
  execute(values: Readonly<Record<string, unknown>>): Promise<QueryResult<Row>>
}

/** The same for a statement that is written in SQL, such as one that reads or writes several tables at once. */
export const preparedSql = <Row extends object, Kind extends string = 'only'>(
  name: string,
  statement: SQL | ((on: On, kind: Kind) => SQL),
) =>
  preparedOn<PreparedSql<Row>, Kind>((on, kind) => {
    const { session, dialect } = on as unknown as Asking
    const written = typeof statement === 'function' ? statement(on, kind) : statement
    return session.prepareQuery<Row>(dialect.sqlToQuery(written), undefined, `${name}_${kind}`, false)
  })

/** Runs an SQL text of another library, with numbered parameters. */
export const executeText = (on: On, text: string, values: readonly unknown[] = []): Promise<QueryResult> =>
  (on as unknown as Asking).session
    .prepareQuery<QueryResult['rows'][number]>({ sql: text, params: [...values] }, undefined, undefined, false)
    .execute({})

/** Drizzle's internals for building and running statements, which its types do not export. */
interface Asking {
  readonly dialect: PgDialect
  readonly session: {
    readonly client: unknown
    prepareQuery<Row extends object>(
      query: ReturnType<PgDialect['sqlToQuery']>,
      fields: undefined,
      name: string | undefined,
      isArray: false,
    ): PreparedSql<Row>
  }
}

/** The same statement on another connection: drizzle keeps the connection that it was built for as its `client`. */
function askedOn<S extends object>(on: On, statement: S): S {
  return Object.create(statement, { client: { value: (on as unknown as Asking).session.client } }) as S
}
