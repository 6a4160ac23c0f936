import { type Key, type ReactNode, useRef } from 'react'
import { classes } from '../classes.ts'
import { Loading, Skeleton } from '../feedback/skeleton.tsx'
import { VisuallyHidden } from '../visually-hidden.tsx'
import { rowsBetween } from './rows-between.ts'
import styles from './table.module.css'
import type { Column } from './table-column.ts'
import { TableHead } from './table-head.tsx'
import { isSelectable, SelectRow, type TableSelection } from './table-selection.tsx'
import { useFitting } from './use-fitting.ts'

export type TableProps<Row> = {
  /** The table's caption for screen readers, which also names the scrolling area */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  selection?: TableSelection<Row>
  /** Rows high enough for a finger, for lists that are read rather than worked through */
  roomy?: boolean
  /** For lists that are worked through all day: two lines to a row, or as many rows as the eyes can bear */
  density?: 'comfortable' | 'compact'
  /** On narrow screens each row is a card with labelled cells, instead of a table that scrolls sideways */
  cards?: boolean
  /** The page scrolls, and the header stays in sight; a table that is too wide scrolls within what the screen leaves */
  long?: boolean
  loading?: boolean
  /** The row that the keyboard is on; the boxes of the others leave the tab order */
  current?: string | undefined
  /** Shown instead of rows: an EmptyState or an ErrorState */
  instead?: ReactNode
}

/** A dense table that scrolls within itself; header and first column stay. */
export function Table<Row>(props: TableProps<Row>) {
  const {
    caption,
    columns,
    rows,
    rowKey,
    selection,
    roomy = false,
    long = false,
    cards = false,
    density,
    loading = false,
    instead,
  } = props
  const rangeTo = useRange(rows.map(rowKey))
  const frame = useFitting()
  return (
    <section
      ref={long ? frame : undefined}
      aria-label={caption}
      {...scrollable}
      className={classes(styles.frame, long && styles.long, cards && styles.cards)}
    >
      <table
        className={classes(
          styles.table,
          roomy && styles.roomy,
          density && styles[density],
          selection && styles.selectable,
        )}
        aria-busy={loading || undefined}
      >
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <TableHead columns={columns} rows={rows} selection={selection} rowKey={rowKey} />
        {!loading && !instead && (
          <tbody>
            {rows.map((row) => (
              <tr
                key={rowKey(row)}
                data-row={rowKey(row)}
                data-current={rowKey(row) === props.current || undefined}
                aria-selected={
                  selection && isSelectable(selection, row) ? selection.isSelected(rowKey(row)) : undefined
                }
              >
                {selection && (
                  <SelectRow
                    row={row}
                    id={rowKey(row)}
                    selection={selection}
                    rangeTo={rangeTo}
                    tabIndex={props.current === undefined || rowKey(row) === props.current ? undefined : -1}
                  />
                )}
                <Cells columns={columns} row={row} />
              </tr>
            ))}
          </tbody>
        )}
        {loading && <Bones columns={columns.length + (selection ? 1 : 0)} />}
      </table>
      {loading && <Loading>{null}</Loading>}
      {!loading && instead && <div className={styles.instead}>{instead}</div>}
    </section>
  )
}

/** The rows from the last one whose box was pressed up to another; that one alone where no range is wanted. */
function useRange(ids: readonly string[]) {
  const last = useRef<string>(undefined)
  return (id: string, isWhole: boolean): readonly string[] => {
    const from = isWhole ? last.current : undefined
    last.current = id
    return rowsBetween(ids, from, id)
  }
}

// Scrolling content must be reachable by keyboard, even without interactive elements in it.
const scrollable = { tabIndex: 0 }

function Cells<Row>({ columns, row }: { columns: readonly Column<Row>[]; row: Row }) {
  return columns.map((column, index) => {
    const content = column.cell(row)
    if (index === 0)
      return (
        <th key={column.key} scope="row" className={styles.first}>
          {content}
        </th>
      )
    return (
      <td key={column.key} data-align={column.align} data-label={column.header}>
        {content}
      </td>
    )
  })
}

function Bones({ columns }: { columns: number }) {
  const cells = Array.from({ length: columns }, (_, index): Key => `bone-${index}`)
  return (
    <tbody aria-hidden="true">
      {['one', 'two', 'three', 'four', 'five'].map((row) => (
        <tr key={row}>
          {cells.map((cell) => (
            <td key={cell}>
              <Skeleton width="most" />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}
