import { readPaymentOverview } from '#contract/payments/payment-overview.ts'
import { query } from '#web/queries/answers.ts'
import { freshBrowserLoader } from '#web/queries/fresh-browser-loader.ts'
import { type PageQueries, serverLoader, useAnswer } from '#web/queries/page-queries.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Link } from '#web/ui/actions/link.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'
import { paymentListAddress } from '../../payment-addresses.ts'
import { PaymentsFrame } from '../frame.tsx'
import { monthAfter, monthNow } from '../months.ts'
import { ApprovalSwitch } from './approval-switch.tsx'
import { FormTable } from './form-table.tsx'
import { MonthChart } from './month-chart.tsx'
import { MonthTable } from './month-table.tsx'

/** From half a year ago to half a year ahead. */
const span = () => ({ from: monthAfter(monthNow(), -5), to: monthAfter(monthNow(), 6) })
const overviewOf = (companyId: string) => query(readPaymentOverview, { companyId, ...span() })

const queries: PageQueries = ({ me }) => [overviewOf(me.myId)]
export const loader = serverLoader(queries)
export const clientLoader = freshBrowserLoader(queries)
export { ForbiddenBoundary as ErrorBoundary } from '../../forbidden-boundary.tsx'

/** Planned, held and paid sums: a chart for each currency with its table, and the sums by form. */
export default function PaymentsOverviewPage() {
  const t = useTexts('org_candidate_list_and_detail')
  const { months, forms, approves, unapproved, hasSecondMember, can } = useAnswer(overviewOf(useMe().myId))
  const currencies = [...new Set(months.map(({ currency }) => currency))]
  return (
    <PaymentsFrame tab="overview">
      {unapproved > 0 && (
        <Notice tone="warning" title={t('payments.unapproved', { count: unapproved })}>
          <Link to={paymentListAddress({ show: 'unapproved', month: 'all' })}>{t('payments.unapproved.show')}</Link>
        </Notice>
      )}
      {months.length === 0 ? (
        <EmptyState title={t('payments.empty')}>{t('payments.empty.detail')}</EmptyState>
      ) : (
        <Stack gap={8}>
          {currencies.map((currency) => (
            <Stack key={currency} gap={4}>
              <MonthChart currency={currency} months={months.filter((month) => month.currency === currency)} />
              <MonthTable currency={currency} months={months.filter((month) => month.currency === currency)} />
            </Stack>
          ))}
          <FormTable forms={forms} {...span()} />
        </Stack>
      )}
      <ApprovalSwitch approves={approves} canChange={can.setApproval} hasSecondMember={hasSecondMember} />
    </PaymentsFrame>
  )
}
