import type { Output } from '#contract/call.ts'
import type { readPaymentOverview } from '#contract/payments/payment-overview.ts'
import { formatMonth } from '#platform/text/dates.ts'
import { useLanguage } from '#web/place.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import { Link } from '#web/ui/actions/link.tsx'
import { Table } from '#web/ui/data/table.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'
import { paymentListAddress } from '../../payment-addresses.ts'
import styles from '../payments.module.css'
import { useSumColumns } from './use-sum-columns.tsx'

interface FormTableProps {
  readonly forms: Output<typeof readPaymentOverview>['forms']
  /** The range of months */
  readonly from: string
  readonly to: string
}

/** The same sums by form. */
export function FormTable({ forms, from, to }: FormTableProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const language = useLanguage()
  const monthOf = (month: string) => formatMonth(`${month}-01`, language)
  return (
    <Stack gap={3}>
      <h2>{t('payments.byForm')}</h2>
      <p className={styles.quiet}>{t('payments.byForm.span', { from: monthOf(from), to: monthOf(to) })}</p>
      <Table
        caption={t('payments.byForm')}
        cards
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
