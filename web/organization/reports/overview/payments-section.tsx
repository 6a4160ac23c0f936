import { formatMonth } from '#platform/text/dates.ts'
import { formatMoney } from '#platform/text/money.ts'
import { useLanguage } from '#web/place.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import { ColumnChart } from '#web/ui/charts/column-chart.tsx'
import { ReportSection } from '../report-section.tsx'
import type { Part } from './overview-of.ts'
import { PartExcel } from './part-excel.tsx'

const parts = [
  ['paid', 'one'],
  ['sent', 'two'],
  ['planned', 'four'],
  ['held', 'three'],
] as const

/** What was paid and what is to be paid, by month; a chart for each currency. */
export function PaymentsSection({ payments }: { payments: Part<'payments'> }) {
  const currencies = [...new Set(payments.map(({ currency }) => currency))]
  return currencies.map((currency) => (
    <OfCurrency key={currency} currency={currency} months={payments.filter((month) => month.currency === currency)} />
  ))
}

function OfCurrency({ currency, months }: { currency: string; months: Part<'payments'> }) {
  const t = useTexts('org_candidate_list_and_detail')
  const language = useLanguage()
  const money = (minor: number) => formatMoney({ amount: minor, currency }, language)
  const sum = (part: (typeof parts)[number][0]) => money(months.reduce((total, month) => total + month[part].minor, 0))
  const title = t('reports.payments.title', { paid: sum('paid'), planned: sum('planned') })
  return (
    <ReportSection
      about={t('reports.payments', { currency })}
      title={title}
      acts={<PartExcel about={t('reports.payments', { currency })} part="payments" />}
      isHalf
      rows={months}
      rowKey={({ month }) => month}
      columns={[
        { key: 'month', header: t('payments.month'), cell: ({ month }) => formatMonth(`${month}-01`, language) },
        ...parts.map(([part]) => ({
          key: part,
          header: t('payments.part', { part }),
          align: 'end' as const,
          cell: (month: (typeof months)[number]) => money(month[part].minor),
        })),
      ]}
    >
      <ColumnChart
        label={title}
        isStacked
        series={parts.map(([part, look]) => ({ key: part, name: t('payments.part', { part }), look }))}
        columns={months.map((month) => {
          const name = formatMonth(`${month.month}-01`, language)
          return {
            name: `${name.slice(0, 3)} ${month.month.slice(2, 4)}`,
            values: parts.map(([part]) => month[part].minor),
            words: [
              name,
              ...parts.map(([part]) => `${t('payments.part', { part })}: ${money(month[part].minor)}`),
            ].join('\n'),
          }
        })}
        tickText={money}
      />
    </ReportSection>
  )
}
