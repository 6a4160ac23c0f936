import { barDrawing } from '#platform/charts/bar-drawing.ts'
import { columnDrawing } from '#platform/charts/column-drawing.ts'
import { funnelDrawing } from '#platform/charts/funnel-drawing.ts'
import { lineDrawing } from '#platform/charts/line-drawing.ts'
import type { PdfChart } from '#platform/drawing/pdf-chart.ts'
import { daysSection } from '#platform/text/reports/days-section.ts'
import { fitSection } from '#platform/text/reports/fit-section.ts'
import { funnelSection } from '#platform/text/reports/funnel-section.ts'
import { currenciesOf, paymentsSection } from '#platform/text/reports/payments-section.ts'
import { placesSection } from '#platform/text/reports/places-section.ts'
import type { ReportWords } from '#platform/text/reports/report-words.ts'
import type { ComparedOverviews } from './compared-overviews.ts'

export interface OnePagePart {
  readonly about: string
  readonly title: string
  readonly note?: string | undefined
  readonly chart: PdfChart
}

const [placesShown, chartHeight] = [5, 260]

/** The parts a director reads first, in this order: the funnel, applications by day, origin, money or fit. */
export function directorParts(words: ReportWords, { overview, before, other }: ComparedOverviews): OnePagePart[] {
  const { funnel, days, places, payments, fit } = overview
  if (!funnel || (funnel.begun === 0 && funnel.handedIn === 0)) return []
  const [currency] = currenciesOf(payments ?? [])
  return [
    ofFunnel(funnelSection(words, { funnel, before: before?.funnel, other })),
    ...(days && days.length > 0 ? [ofDays(words, daysSection(words, { days, before: before?.days, other }))] : []),
    ...(places && places.provinces.length > 0 ? [ofPlaces(placesSection(words, 'provinces', places))] : []),
    ...(currency && payments
      ? [ofPayments(paymentsSection(words, currency, payments))]
      : ofFit(fit && fitSection(words, fit))),
  ]
}

type Made<Section extends (...given: never[]) => unknown> = ReturnType<Section>

const ofFunnel = ({ about, title, note, steps }: Made<typeof funnelSection>): OnePagePart => ({
  about,
  title,
  note,
  chart: { drawing: funnelDrawing(steps) },
})

/** Without the line of started applications: fewer lines are easier to read, and the funnel has that number. */
function ofDays({ said }: ReportWords, { about, title, note, chart }: Made<typeof daysSection>): OnePagePart {
  const kept = chart.series.flatMap(({ key }, at) => (key === 'begun' ? [] : [at]))
  const only = <Value>(values: readonly Value[]) => kept.flatMap((at) => values.slice(at, at + 1))
  const series = only(chart.series)
  const points = chart.points.map((point) => ({ ...point, values: only(point.values) }))
  return {
    about,
    title,
    note,
    chart: { drawing: lineDrawing({ series, points, height: chartHeight }, said.number), series, isLine: true },
  }
}

const ofPlaces = ({ about, title, bars }: Made<typeof placesSection>): OnePagePart => ({
  about,
  title,
  chart: { drawing: barDrawing(bars.slice(0, placesShown)) },
})

const ofPayments = ({ about, title, chart, tickText }: Made<typeof paymentsSection>): OnePagePart => ({
  about,
  title,
  chart: { drawing: columnDrawing(chart, tickText), series: chart.series },
})

const ofFit = (section: Made<typeof fitSection> | undefined): OnePagePart[] =>
  section ? [{ about: section.about, title: section.title, chart: { drawing: barDrawing(section.bars) } }] : []
