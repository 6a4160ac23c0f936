import { type LinesOfChart, lineDrawing } from '#platform/charts/line-drawing.ts'
import { formatNumber } from '#platform/text/numbers.ts'
import { useLanguage } from '#web/place.tsx'
import { ChartStage } from './chart-stage.tsx'

interface LineChartProps extends LinesOfChart {
  readonly label: string
  /** Formats the ticks, if they are not counts */
  readonly tickText?: (tick: number) => string
}

/** Lines over time; the first one has an area below it. */
export function LineChart({ label, tickText, ...lines }: LineChartProps) {
  const language = useLanguage()
  const written = tickText ?? ((tick: number) => formatNumber(tick, language))
  return <ChartStage label={label} series={lines.series} isLine drawing={lineDrawing(lines, written)} />
}
