import type { Output } from '#contract/call.ts'
import type { listCompanyPayments } from '#contract/payments/payments.ts'
import { formatDate } from '#platform/text/dates.ts'
import { useLanguage } from '#web/place.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import { Link } from '#web/ui/actions/link.tsx'
import { Table } from '#web/ui/data/table.tsx'
import { participantPaymentsAddress } from '../../participants-addresses.ts'
import { PaymentDetail } from '../payment-detail.tsx'
import { Amount, PaymentBadge } from '../payment-words.tsx'
import styles from '../payments.module.css'

export type ListedPayment = Output<typeof listCompanyPayments>['items'][number]

interface PaymentsTableProps {
  readonly items: readonly ListedPayment[]
  readonly isSelected: (id: string) => boolean
  readonly onSelect: (ids: readonly string[], isOn: boolean) => void
}

export function PaymentsTable({ items, isSelected, onSelect }: PaymentsTableProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const language = useLanguage()
  return (
    <Table
      caption={t('payments.tab', { tab: 'list' })}
      cards
      density="comfortable"
      long
      rows={items}
      rowKey={({ id }) => id}
      selection={{
        isSelected,
        onSelect,
        name: ({ name, dueOn }) => `${name}, ${formatDate(dueOn, language)}`,
        can: ({ can }) => can.change || can.approve || can.settle,
      }}
      columns={[
        {
          key: 'name',
          header: t('payments.payee'),
          cell: ({ name, participantId, formTitle }) => (
            <>
              <Link to={participantPaymentsAddress(participantId)}>{name}</Link>
              <br />
              <span className={styles.quiet}>{formTitle}</span>
            </>
          ),
        },
        {
          key: 'status',
          header: t('payments.standing'),
          cell: (payment) => (
            <>
              <PaymentBadge {...payment} />
              <PaymentDetail payment={payment} />
            </>
          ),
        },
        {
          key: 'amount',
          header: t('payments.amount'),
          align: 'end',
          cell: ({ amountMinor, currency }) => <Amount minor={amountMinor} currency={currency} />,
        },
        { key: 'label', header: t('payments.label'), cell: ({ label }) => label },
        { key: 'dueOn', header: t('payments.dueOn'), cell: ({ dueOn }) => formatDate(dueOn, language) },
      ]}
    />
  )
}
