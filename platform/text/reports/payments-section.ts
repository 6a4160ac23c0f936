import type { ColumnsOfChart } from '#platform/charts/column-drawing.ts'
import { formatMonth } from '../dates.ts'
import { formatMoney } from '../money.ts'
import type { Part } from './overview-part.ts'
import { type ReportWords, tableOf } from './report-words.ts'

const parts = [
  ['paid', 'one'],
  ['sent', 'two'],
  ['planned', 'four'],
  ['held', 'three'],
] as const

export const currenciesOf = (payments: Part<'payments'>) => [...new Set(payments.map(({ currency }) => currency))]

/** Paid and due sums of one currency, by month. */
export function paymentsSection({ t, language }: ReportWords, currency: string, payments: Part<'payments'>) {
  const months = payments.filter((month) => month.currency === currency)
  const money = (minor: number) => formatMoney({ amount: minor, currency }, language)
  const sum = (part: (typeof parts)[number][0]) => months.reduce((total, month) => total + month[part].minor, 0)
  const rest = sum('planned')
  const chart: ColumnsOfChart = {
    isStacked: true,
    series: parts.map(([part, look]) => ({ key: part, name: t('payments.part', { part }), look })),
    columns: months.map((month) => {
      const name = formatMonth(`${month.month}-01`, language)
      return {
        name: `${name.slice(0, 3)} ${month.month.slice(2, 4)}`,
        values: parts.map(([part]) => month[part].minor),
        words: [name, ...parts.map(([part]) => `${t('payments.part', { part })}: ${money(month[part].minor)}`)].join(
          '\n',
        ),
      }
    }),
  }
  return {
    chart,
    tickText: money,
    ...tableOf<(typeof months)[number]>({
      about: t('reports.payments', { currency }),
      title: t('reports.payments.title', { paid: money(sum('paid')), rest: rest === 0 ? 'none' : money(rest) }),
      rows: months,
      rowKey: ({ month }) => month,
      columns: [
        { key: 'month', header: t('payments.month'), cell: ({ month }) => formatMonth(`${month}-01`, language) },
        ...parts.map(([part]) => ({
          key: part,
          header: t('payments.part', { part }),
          align: 'end' as const,
          cell: (month: (typeof months)[number]) => money(month[part].minor),
        })),
      ],
    }),
  }
}
