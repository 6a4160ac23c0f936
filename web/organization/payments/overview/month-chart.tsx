import type { Output } from '#contract/call.ts'
import type { readPaymentOverview } from '#contract/payments/payment-overview.ts'
import { formatMonth } from '#platform/text/dates.ts'
import { useLanguage } from '#web/place.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import { ChartFigure } from '#web/ui/charts/chart-figure.tsx'
import { ColumnChart } from '#web/ui/charts/column-chart.tsx'
import { monthAfter, monthNow } from '../months.ts'
import { useMoney } from '../payment-words.tsx'

export type OverviewMonth = Output<typeof readPaymentOverview>['months'][number]

/** The segments of a column from bottom to top, each with its style. */
const parts = [
  ['paid', 'one'],
  ['sent', 'two'],
  ['planned', 'four'],
  ['held', 'three'],
] as const

interface MonthChartProps {
  readonly currency: string
  readonly months: readonly OverviewMonth[]
}

/** A stacked column for each month: paid at the bottom, held on top. The title states the finding. */
export function MonthChart({ currency, months }: MonthChartProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const language = useLanguage()
  const money = useMoney()
  const now = monthNow()
  const shown = Array.from({ length: 12 }, (_, at) => monthAfter(now, at - 5))
  const byMonth = new Map(months.map((month) => [month.month, month]))
  const sum = (month: string, part: (typeof parts)[number][0]) => byMonth.get(month)?.[part].minor ?? 0
  const said = (month: string, part: (typeof parts)[number][0]) => money({ minor: sum(month, part), currency })
  // Names only parts that have an amount; money at the bank is a part of its own, neither due nor paid.
  const told = parts.filter(([part]) => sum(now, part) > 0)
  const title = t('payments.chart.title', {
    month: formatMonth(`${now}-01`, language),
    amounts:
      told.length === 0
        ? 'none'
        : told.map(([part]) => t('payments.chart.amount', { part, amount: said(now, part) })).join(', '),
  })
  const columns = shown.map((month) => {
    const named = formatMonth(`${month}-01`, language)
    const there = parts.filter(([part]) => sum(month, part) > 0)
    const words = there.map(([part]) => `${t('payments.part', { part })}: ${said(month, part)}`)
    return {
      name: named.slice(0, 3),
      values: parts.map(([part]) => sum(month, part)),
      words: `${named}\n${words.length > 0 ? words.join('\n') : '–'}`,
    }
  })
  return (
    <ChartFigure title={title}>
      <ColumnChart
        label={title}
        series={parts.map(([part, look]) => ({ key: part, name: t('payments.part', { part }), look }))}
        columns={columns}
        isStacked
        tickText={(minor) => money({ minor, currency })}
      />
    </ChartFigure>
  )
}
