import { type BarOfChart, barDrawing } from '#platform/charts/bar-drawing.ts'
import type { Series } from '#platform/charts/drawing.ts'
import { ChartStage } from './chart-stage.tsx'

interface BarChartProps {
  readonly label: string
  readonly bars: readonly BarOfChart[]
  /** The names of the series: the values and their comparison */
  readonly series?: readonly Series[]
}

/** Bars one below the other, name and number above each. */
export const BarChart = ({ label, bars, series }: BarChartProps) => (
  <ChartStage label={label} series={series} drawing={barDrawing(bars)} />
)
