import type { Output } from '#contract/call.ts'
import type { readPaymentOverview } from '#contract/payments/payment-overview.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Link } from '#web/ui/actions/link.tsx'
import { Table } from '#web/ui/data/table.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'
import { paymentListAddress } from '../../payment-addresses.ts'
import { useSumColumns } from './use-sum-columns.tsx'

/** The same sums by form. */
export function FormTable({ forms }: { forms: Output<typeof readPaymentOverview>['forms'] }) {
  const t = useTexts('org_candidate_list_and_detail')
  return (
    <Stack gap={3}>
      <h2>{t('payments.byForm')}</h2>
      <Table
        caption={t('payments.byForm')}
        density="compact"
        rows={forms}
        rowKey={({ formId, currency }) => `${formId} ${currency}`}
        columns={[
          {
            key: 'form',
            header: t('payments.form'),
            cell: ({ formId, title }) => <Link to={paymentListAddress({ form: formId, month: 'all' })}>{title}</Link>,
          },
          ...useSumColumns(),
        ]}
      />
    </Stack>
  )
}
