import { type BoxOfChart, boxDrawing } from '#platform/charts/box-drawing.ts'
import { ChartStage } from './chart-stage.tsx'

interface BoxChartProps {
  readonly label: string
  readonly boxes: readonly BoxOfChart[]
  readonly tickText: (tick: number) => string
}

/** How something is spread: a box around the half in the middle, whiskers to nearly all. */
export const BoxChart = ({ label, boxes, tickText }: BoxChartProps) => (
  <ChartStage label={label} drawing={boxDrawing(boxes, tickText)} />
)
