import { formatMonth } from '#platform/text/dates.ts'
import { useLanguage } from '#web/place.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import { Link } from '#web/ui/actions/link.tsx'
import { Table } from '#web/ui/data/table.tsx'
import { paymentListAddress } from '../../payment-addresses.ts'
import type { OverviewMonth } from './month-chart.tsx'
import { useSumColumns } from './use-sum-columns.tsx'

/** The numbers of the chart. */
export function MonthTable({ currency, months }: { currency: string; months: readonly OverviewMonth[] }) {
  const t = useTexts('org_candidate_list_and_detail')
  const language = useLanguage()
  return (
    <Table
      caption={t('payments.byMonth', { currency })}
      cards
      density="compact"
      rows={months}
      rowKey={({ month }) => month}
      columns={[
        {
          key: 'month',
          header: t('payments.month'),
          cell: ({ month }) => <Link to={paymentListAddress({ month })}>{formatMonth(`${month}-01`, language)}</Link>,
        },
        ...useSumColumns(),
      ]}
    />
  )
}
