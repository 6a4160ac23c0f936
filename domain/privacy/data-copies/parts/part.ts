import { getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { columnName } from '#database/column-name.ts'
import type { Database } from '#database/connection.ts'
import type { Language } from '#platform/text/locales.ts'

/** The candidate whose data is copied. */
export interface Whose {
  readonly candidateId: string
  readonly accountId: string
}

/**
 * How a value is formatted on a page; JSON has it unchanged. `id` is for programs only, `title` is the heading of its
 * row.
 */
type Kind = 'title' | 'text' | 'id' | 'day' | 'moment' | 'yesNo' | 'word' | 'size' | 'file' | 'money' | 'facts'

export interface Shown {
  readonly kind: Kind
  /** The name in the copy; by default that of the column. */
  readonly as?: string
  /** The copied value, if it is not the column itself. */
  readonly value?: (language: Language) => SQL
  /** Encrypted in the database, and decrypted for its owner. */
  readonly isSealed?: boolean
}

/** Left out of the copy, with the reason. */
export interface LeftOut {
  readonly because: string
}

export type Row = Record<string, unknown>

type Columns<T extends PgTable> = { readonly [Column in keyof T['$inferSelect']]: Shown | readonly Shown[] | LeftOut }

interface Description<T extends PgTable> {
  readonly table: T
  /** The person's rows, restricted to those that the person may see. */
  readonly which: (whose: Whose) => SQL
  readonly order: SQL
  /** Every column of the table: a forgotten one is a compile error. */
  readonly columns: Columns<T>
  /** Texts that cannot be computed from a single column, for a batch of rows. */
  readonly word?: (db: Database, language: Language, rows: readonly Row[]) => Promise<readonly Row[]>
}

/** The copied data of one table. */
export interface Part {
  readonly name: string
  readonly table: string
  readonly shown: readonly (Shown & { readonly name: string })[]
  /** By the column names in the database. */
  readonly columns: ReadonlyMap<string, Shown | readonly Shown[] | LeftOut>
  readonly rows: (whose: Whose, language: Language) => SQL
  readonly count: (whose: Whose) => SQL
  readonly word: NonNullable<Description<PgTable>['word']>
}

export function part<T extends PgTable>(name: string, described: Description<T>): Part {
  const { table, which, order, word } = described
  const given = Object.entries(described.columns) as [string, Shown | readonly Shown[] | LeftOut][]
  const known: Record<string, PgColumn> = getTableColumns(table)
  const shown = given.flatMap(([column, one]) =>
    isLeftOut(one) ? [] : several(one).map((each) => ({ ...each, name: each.as ?? column, column })),
  )
  return {
    name,
    table: getTableName(table),
    shown,
    columns: new Map(given.map(([column, one]) => [columnName(known[column] as PgColumn), one])),
    word: word ?? (async (_, __, rows) => rows),
    rows: (whose, language) => {
      const selected = shown.map(
        ({ name: as, column, value }) => sql`${value ? value(language) : known[column]} as ${sql.identifier(as)}`,
      )
      return sql`select row_to_json(found) as row from (
        select ${sql.join(selected, sql`, `)} from ${table} where ${which(whose)} order by ${order}) as found`
    },
    count: (whose) => sql`select count(*)::int as count from ${table} where ${which(whose)}`,
  }
}

const several = (one: Shown | readonly Shown[]): readonly Shown[] => (Array.isArray(one) ? one : [one as Shown])

export const isLeftOut = (one: Shown | readonly Shown[] | LeftOut): one is LeftOut => 'because' in one
