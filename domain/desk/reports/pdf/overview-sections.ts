import type { ReportsOverview } from '#contract/reports/overview.ts'
import { type BarOfChart, barDrawing } from '#platform/charts/bar-drawing.ts'
import { boxDrawing } from '#platform/charts/box-drawing.ts'
import { columnDrawing } from '#platform/charts/column-drawing.ts'
import type { Series } from '#platform/charts/drawing.ts'
import { funnelDrawing } from '#platform/charts/funnel-drawing.ts'
import { lineDrawing } from '#platform/charts/line-drawing.ts'
import { daysSection } from '#platform/text/reports/days-section.ts'
import { decisionsSection } from '#platform/text/reports/decisions-section.ts'
import { fitSection } from '#platform/text/reports/fit-section.ts'
import { funnelSection } from '#platform/text/reports/funnel-section.ts'
import { givingUpSection } from '#platform/text/reports/giving-up-section.ts'
import { interviewsSection } from '#platform/text/reports/interviews-section.ts'
import { lastHoursSection } from '#platform/text/reports/last-hours-section.ts'
import { loadSection } from '#platform/text/reports/load-section.ts'
import { messagesSection } from '#platform/text/reports/messages-section.ts'
import type { Part } from '#platform/text/reports/overview-part.ts'
import { currenciesOf, paymentsSection } from '#platform/text/reports/payments-section.ts'
import { placesSection } from '#platform/text/reports/places-section.ts'
import type { ReportTable, ReportWords } from '#platform/text/reports/report-words.ts'
import type { ComparedOverviews } from './compared-overviews.ts'
import type { PdfSection } from './write-report.ts'

interface Overviews extends ComparedOverviews {
  /** With the tables by day and by hour, which take pages */
  readonly eachDay: boolean
}

/** The parts of the overview that have data, in the order of the page. */
export const overviewSections = (words: ReportWords, overviews: Overviews): PdfSection[] => [
  ...ofTheWay(words, overviews),
  ...ofWhatFollowed(words, overviews.overview),
]

/** Sections from viewing a form to the decision. */
function ofTheWay(words: ReportWords, { overview, before, other, eachDay }: Overviews): PdfSection[] {
  const { funnel, days, lastHours, givingUp, decisions, fit } = overview
  return [
    ...(funnel ? [ofFunnel(funnelSection(words, { funnel, before: before?.funnel, other }))] : []),
    ...(days && days.length > 0
      ? [ofDays(words, daysSection(words, { days, before: before?.days, other }), eachDay)]
      : []),
    ...(lastHours ? ofLastHours(words, lastHoursSection(words, lastHours), eachDay) : []),
    ...(givingUp && givingUp.drafts > 0 ? [ofGivingUp(givingUpSection(words, givingUp))] : []),
    ...(decisions && decisions.count > 0 ? [ofDecisions(decisionsSection(words, decisions))] : []),
    ...(fit ? ofFit(fitSection(words, fit)) : []),
  ]
}

/** Sections on the applicants, and on what members did. */
function ofWhatFollowed(words: ReportWords, overview: ReportsOverview): PdfSection[] {
  const { places, interviews, messages, payments, load } = overview
  return [
    ...(places ? ofPlaces(words, places) : []),
    ...(interviews && interviews.invited > 0 ? [ofBars(interviewsSection(words, interviews))] : []),
    ...(messages && messages.messages > 0 ? [ofBars(messagesSection(words, messages))] : []),
    ...(payments
      ? currenciesOf(payments).map((currency) => ofPayments(paymentsSection(words, currency, payments)))
      : []),
    ...(load && load.length > 0 ? [ofBars(loadSection(words, load))] : []),
  ]
}

const ofPlaces = (words: ReportWords, places: Part<'places'>): PdfSection[] =>
  (['provinces', 'universities'] as const).flatMap((kind) =>
    places[kind].length > 0 ? [ofBars(placesSection(words, kind, places))] : [],
  )

const withTable = <Row>({ about, title, note, columns, rows }: ReportTable<Row>) => ({
  about,
  title,
  note,
  table: { columns, rows: rows.map((row) => columns.map(({ cell }) => cell(row))) },
})

const withoutTable = ({ about, title, note }: Pick<PdfSection, 'about' | 'title' | 'note'>) => ({ about, title, note })

type Made<Section extends (...given: never[]) => unknown> = ReturnType<Section>

const ofFunnel = (section: Made<typeof funnelSection>): PdfSection => ({
  ...withTable(section),
  charts: [{ drawing: funnelDrawing(section.steps) }],
})

const ofDays = ({ said }: ReportWords, section: Made<typeof daysSection>, eachDay: boolean): PdfSection => ({
  ...(eachDay ? withTable(section) : withoutTable(section)),
  charts: [{ drawing: lineDrawing(section.chart, said.number), series: section.chart.series, isLine: true }],
})

const ofLastHours = ({ said }: ReportWords, section: Made<typeof lastHoursSection>, eachDay: boolean): PdfSection[] =>
  section
    ? [
        {
          ...(eachDay ? withTable(section) : withoutTable(section)),
          charts: [{ drawing: columnDrawing(section.chart, said.number) }],
        },
      ]
    : []

const ofGivingUp = (section: Made<typeof givingUpSection>): PdfSection => ({
  ...withTable(section),
  charts: [section.steps, section.questions].filter(({ bars }) => bars.length > 0).map(namedBars),
})

const ofDecisions = (section: Made<typeof decisionsSection>): PdfSection => ({
  ...withTable(section),
  charts: [{ drawing: boxDrawing(section.boxes, section.tickText) }],
})

const ofFit = (section: Made<typeof fitSection>): PdfSection[] =>
  section
    ? [
        {
          ...withTable(section),
          charts: [
            { drawing: barDrawing(section.bars) },
            ...(section.missed.bars.length > 0 ? [namedBars(section.missed)] : []),
          ],
        },
      ]
    : []

const ofPayments = (section: Made<typeof paymentsSection>): PdfSection => ({
  ...withTable(section),
  charts: [{ drawing: columnDrawing(section.chart, section.tickText), series: section.chart.series }],
})

const namedBars = ({ about, bars }: { readonly about: string; readonly bars: readonly BarOfChart[] }) => ({
  about,
  drawing: barDrawing(bars),
})

interface Bars<Row> extends ReportTable<Row> {
  readonly bars: readonly BarOfChart[]
  readonly series?: readonly Series[]
}

const ofBars = <Row>(section: Bars<Row>): PdfSection => ({
  ...withTable(section),
  charts: [{ drawing: barDrawing(section.bars), series: section.series }],
})
