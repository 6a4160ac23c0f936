import { type ColumnsOfChart, columnDrawing } from '#platform/charts/column-drawing.ts'
import { formatNumber } from '#platform/text/numbers.ts'
import { useLanguage } from '#web/place.tsx'
import { ChartStage } from './chart-stage.tsx'

interface ColumnChartProps extends ColumnsOfChart {
  readonly label: string
  readonly tickText?: (tick: number) => string
}

/** Columns over time: parts of a whole on each other, or what is compared side by side. */
export function ColumnChart({ label, tickText, ...columns }: ColumnChartProps) {
  const language = useLanguage()
  const written = tickText ?? ((tick: number) => formatNumber(tick, language))
  return <ChartStage label={label} series={columns.series} drawing={columnDrawing(columns, written)} />
}
