import type { ReactNode } from 'react'
import type { ReportTable } from '#platform/text/reports/report-words.ts'
import { ChartFigure } from '#web/ui/charts/chart-figure.tsx'
import { Table } from '#web/ui/data/table.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import styles from './reports.module.css'

interface ReportSectionProps<Row> {
  readonly of: ReportTable<Row>
  readonly acts?: ReactNode
  readonly children: ReactNode
  /** Takes half of the page on a wide screen */
  readonly isHalf?: boolean
}

/** One section of a report: its title, finding, chart, and numbers below. */
export function ReportSection<Row>({ of, acts, children, isHalf }: ReportSectionProps<Row>) {
  const { about, title, note, rows, rowKey, columns } = of
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
