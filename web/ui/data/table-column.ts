import type { ReactNode } from 'react'

export type Column<Row> = {
  key: string
  header: string
  cell: (row: Row) => ReactNode
  /** Numbers and money stand at the end */
  align?: 'start' | 'end'
  /** The address of this list sorted by this column, and how it is sorted by it now */
  sort?: { to: string; now?: 'ascending' | 'descending' | undefined }
}
