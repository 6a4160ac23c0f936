import type { ReactNode } from 'react'
import { ChartFigure } from '#web/ui/charts/chart-figure.tsx'
import { type Column, Table } from '#web/ui/data/table.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import styles from './reports.module.css'

interface ReportSectionProps<Row> {
  /** What it is about, in two words */
  readonly about: string
  /** The finding, in a sentence */
  readonly title: string
  readonly note?: ReactNode
  readonly acts?: ReactNode
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string
  readonly columns: readonly Column<Row>[]
  readonly children: ReactNode
  /** Half of the page on a wide screen */
  readonly isHalf?: boolean
}

/** One part of a report: what it is about, its finding, the chart, and the numbers beneath. */
export function ReportSection<Row>(props: ReportSectionProps<Row>) {
  const { about, title, note, acts, rows, rowKey, columns, children, isHalf } = props
  return (
    <Card as="section" aria-label={about} className={isHalf ? styles.half : styles.whole}>
      <ChartFigure
        title={
          <>
            <p className={styles.about}>{about}</p>
            <h2 className={styles.finding}>{title}</h2>
          </>
        }
        note={note}
        acts={acts}
        table={<Table caption={about} density="compact" rows={rows} rowKey={rowKey} columns={columns} />}
      >
        {children}
      </ChartFigure>
    </Card>
  )
}
