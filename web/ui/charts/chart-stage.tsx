import { useEffect, useId, useState } from 'react'
import type { Drawing, Series } from '#platform/charts/drawing.ts'
import type { ChartValues } from './chart-values.tsx'
import styles from './charts.module.css'
import { Legend, Patterns } from './series.tsx'
import { Shapes } from './shapes.tsx'

interface ChartStageProps {
  /** The description for screen readers, in place of the drawing */
  readonly label: string
  readonly drawing: Drawing
  readonly series?: readonly Series[] | undefined
  /** The series are lines */
  readonly isLine?: boolean
}

/**
 * A drawing that is as wide as its place: across it is drawn in percent and down in pixels, so that letters have one size on
 * a phone, on a desk and on paper. Its values are read by pointing at it and with the arrow keys.
 */
export function ChartStage({ label, drawing, series = [], isLine = false }: ChartStageProps) {
  const patterns = useId()
  const [Values, setValues] = useState<typeof ChartValues>()
  useEffect(() => {
    // If it fails to load, the marks' titles and the table remain.
    import('./chart-values.tsx').then(
      (module) => setValues(() => module.ChartValues),
      () => {},
    )
  }, [])
  const { height, marks, along, axis, groups } = drawing
  return (
    <>
      <Legend series={series} patterns={patterns} isLine={isLine} />
      <div
        className={styles.stage}
        style={axis > 0 ? { paddingInlineStart: `calc(${axis} * 0.62em + 8px)` } : undefined}
      >
        <div className={styles.plot}>
          <svg role="img" aria-label={label} width="100%" height={height} className={styles.svg}>
            {!isLine && <Patterns of={patterns} />}
            <Shapes groups={groups} height={height} patterns={patterns} />
          </svg>
          {Values && <Values label={label} height={height} marks={marks} along={along} />}
        </div>
      </div>
    </>
  )
}
