import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { Anchor } from '../anchor.tsx'
import { classes } from '../classes.ts'
import styles from './table.module.css'
import type { Column } from './table-column.ts'
import { isSelectable, SelectAll, type TableSelection } from './table-selection.tsx'

type TableHeadProps<Row> = {
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  selection: TableSelection<Row> | undefined
}

export function TableHead<Row>({ columns, rows, rowKey, selection }: TableHeadProps<Row>) {
  return (
    <thead>
      <tr>
        {selection && (
          <SelectAll ids={rows.filter((row) => isSelectable(selection, row)).map(rowKey)} selection={selection} />
        )}
        {columns.map((column, index) => (
          <th
            key={column.key}
            scope="col"
            aria-sort={column.sort?.now}
            data-align={column.align}
            className={classes(index === 0 && styles.first)}
          >
            {column.sort ? <SortLink header={column.header} {...column.sort} /> : column.header}
          </th>
        ))}
      </tr>
    </thead>
  )
}

const arrows = { ascending: ArrowUp, descending: ArrowDown }

function SortLink({ header, to, now }: { header: string; to: string; now?: 'ascending' | 'descending' | undefined }) {
  const Arrow = now ? arrows[now] : ChevronsUpDown
  return (
    <Anchor to={to} className={styles.sort} data-sorted={now}>
      {header}
      <Arrow />
    </Anchor>
  )
}
