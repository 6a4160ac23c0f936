import type { SQL } from 'drizzle-orm'
import type { SheetCell, SheetColumn } from '#platform/spreadsheets/sheet-columns.ts'

/** One column of an exported list: what is read for it, and what of that stands in its cells. Made by `source`. */
export interface Source {
  readonly column: SheetColumn
  /** SQL over `applications`, `snapshots` and what `rowsOf` joins to them. What several columns share is read once. */
  readonly reads: readonly SQL[]
  /** From the values that were read: two at most, so that no list is made for each cell. */
  readonly cell: (first: unknown, second: unknown) => SheetCell
  /** Something that all rows of a piece need, asked once for them. */
  readonly ahead?: (values: readonly (readonly [unknown, unknown])[]) => Promise<void>
}

/** What PostgreSQL’s driver gives for each: `sql<string | null>` says it. */
type Values<Reads extends readonly SQL[]> = {
  readonly [At in keyof Reads]: Reads[At] extends SQL<infer Value> ? Value : never
}

/** A column whose cells are made of exactly what is read for it. */
export function source<const Reads extends readonly [SQL] | readonly [SQL, SQL]>(
  column: SheetColumn,
  reads: Reads,
  cell: (...values: Values<Reads>) => SheetCell,
  ahead?: (values: readonly Values<Reads>[]) => Promise<void>,
): Source {
  return {
    ...{ column, reads, cell: cell as Source['cell'] },
    ...(ahead && { ahead: ahead as unknown as NonNullable<Source['ahead']> }),
  }
}

/** A column that shows what is read as it is. */
export const plain = (column: SheetColumn, read: SQL<SheetCell>): Source => source(column, [read], (value) => value)
