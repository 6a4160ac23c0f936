import { Table2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '#web/texts/texts.tsx'
import styles from './charts.module.css'

interface ChartFigureProps {
  /** The finding, in a plain sentence */
  readonly title: ReactNode
  /** What the chart counts and leaves out */
  readonly note?: ReactNode
  /** Beside the table: the same as a file */
  readonly acts?: ReactNode
  readonly table?: ReactNode
  readonly children: ReactNode
}

/** A chart with what it says above it and its numbers beneath it. */
export function ChartFigure({ title, note, acts, table, children }: ChartFigureProps) {
  const t = useTexts('common')
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>
        <div className={styles.title}>{title}</div>
        {note && <div className={styles.note}>{note}</div>}
      </figcaption>
      {children}
      {(table || acts) && (
        <div className={styles.beneath}>
          {table && (
            <details className={styles.numbers}>
              <summary>
                <Table2 />
                {t('ui.chart.table')}
              </summary>
              {table}
            </details>
          )}
          {acts && <div className={styles.acts}>{acts}</div>}
        </div>
      )}
    </figure>
  )
}
