import type { SQL } from 'drizzle-orm'
import type { SheetCell, SheetColumn } from '#platform/spreadsheets/sheet-columns.ts'

/** One column of an exported list: what it reads, and how a cell is made of it. Created by `source`. */
export interface Source {
  readonly column: SheetColumn
  /**
   * SQL over `applications`, `snapshots` and the tables that `rowsOf` joins. Expressions shared by columns are read
   * once.
   */
  readonly reads: readonly SQL[]
  /** Makes a cell from at most two values, so that no array is allocated per cell. */
  readonly cell: (first: unknown, second: unknown) => SheetCell
  /** Loads what all rows of a piece need, in one go. */
  readonly ahead?: (values: readonly (readonly [unknown, unknown])[]) => Promise<void>
}

/** The types of the values read: the parameter of `sql<string | null>`. */
type Values<Reads extends readonly SQL[]> = {
  readonly [At in keyof Reads]: Reads[At] extends SQL<infer Value> ? Value : never
}

/** Creates a column, typing its cells by what it reads. */
export function source<const Reads extends readonly [SQL] | readonly [SQL, SQL]>(
  column: SheetColumn,
  reads: Reads,
  cell: (...values: Values<Reads>) => SheetCell,
  ahead?: (values: readonly Values<Reads>[]) => Promise<void>,
): Source {
  return {
    column,
    reads,
    cell: cell as Source['cell'],
    ...(ahead && { ahead: ahead as unknown as NonNullable<Source['ahead']> }),
  }
}

/** A column that shows a value unchanged. */
export const plain = (column: SheetColumn, read: SQL<SheetCell>): Source => source(column, [read], (value) => value)
