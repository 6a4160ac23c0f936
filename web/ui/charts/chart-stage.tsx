import type { ReactNode } from 'react'
import { ChartValues, type Mark } from './chart-values.tsx'
import styles from './charts.module.css'

interface ChartStageProps {
  /** What there is to see; screen readers say it in place of the drawing */
  readonly label: string
  readonly height: number
  readonly marks: readonly Mark[]
  /** Whether the values follow each other along the chart or down it */
  readonly along: 'x' | 'y'
  /** The number of letters that the longest number of the axis has */
  readonly axis?: number
  readonly children: ReactNode
}

/**
 * A drawing that is as wide as its place: across it is drawn in percent and down in pixels, so that letters have one size on
 * a phone, on a desk and on paper. Its values are read by pointing at it and with the arrow keys.
 */
export function ChartStage({ label, height, marks, along, axis = 0, children }: ChartStageProps) {
  return (
    <div className={styles.stage} style={axis > 0 ? { paddingInlineStart: `calc(${axis} * 0.62em + 8px)` } : undefined}>
      <div className={styles.plot}>
        <svg role="img" aria-label={label} width="100%" height={height} className={styles.svg}>
          {children}
        </svg>
        <ChartValues label={label} height={height} marks={marks} along={along} />
      </div>
    </div>
  )
}

/** What is drawn with lines is stretched to the width; strokes keep theirs. */
export function Stretched({ height, children }: { height: number; children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      width="100%"
      height={height}
      viewBox={`0 0 100 ${height}`}
      preserveAspectRatio="none"
      overflow="visible"
    >
      {children}
    </svg>
  )
}
