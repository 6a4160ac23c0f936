import type { SQL } from 'drizzle-orm'
import type { SheetCell, SheetColumn } from '#platform/spreadsheets/sheet-columns.ts'

/** One column of an exported list: what is read for it, and what of that stands in its cells. */
export interface Source {
  readonly column: SheetColumn
  /** SQL over `applications`, `snapshots` and what `rowsOf` joins to them. What several columns share is read once. */
  readonly reads: readonly [SQL, SQL?, SQL?]
  /** From the values that were read, as PostgreSQL’s driver gives them. */
  // biome-ignore lint/suspicious/noExplicitAny: each source knows the types of what it reads
  readonly cell: (first: any, second: any, third: any) => SheetCell
  /** Something that all rows of a piece need, asked once for them: by the values that are read first and second. */
  readonly ahead?: (values: readonly (readonly [unknown, unknown])[]) => Promise<void>
}
