import { type LinesOfChart, lineDrawing } from '#platform/charts/line-drawing.ts'
import { formatNumber } from '#platform/text/numbers.ts'
import { useLanguage } from '#web/place.tsx'
import { ChartStage } from './chart-stage.tsx'

interface LineChartProps extends LinesOfChart {
  readonly label: string
  /** How the ticks are written, where they are not those of a count */
  readonly tickText?: (tick: number) => string
}

/** Lines over time; the first one stands on an area. */
export function LineChart({ label, tickText, ...lines }: LineChartProps) {
  const language = useLanguage()
  const written = tickText ?? ((tick: number) => formatNumber(tick, language))
  return <ChartStage label={label} series={lines.series} isLine drawing={lineDrawing(lines, written)} />
}
