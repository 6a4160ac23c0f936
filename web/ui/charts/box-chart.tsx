import { type BoxOfChart, boxDrawing } from '#platform/charts/box-drawing.ts'
import { ChartStage } from './chart-stage.tsx'

interface BoxChartProps {
  readonly label: string
  readonly boxes: readonly BoxOfChart[]
  readonly tickText: (tick: number) => string
}

/** A box plot: a box around the middle half, whiskers to nearly all. */
export const BoxChart = ({ label, boxes, tickText }: BoxChartProps) => (
  <ChartStage label={label} drawing={boxDrawing(boxes, tickText)} />
)
