import { Check, Pencil, RotateCcw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { Payment } from '#contract/payments/payments.ts'
import { formatDate } from '#platform/text/dates.ts'
import { Lazy } from '#web/loading/lazy.tsx'
import { useLanguage } from '#web/place.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import { IconButton } from '#web/ui/actions/icon-button.tsx'
import { Table } from '#web/ui/data/table.tsx'
import { PaymentDetail } from '../../../payments/payment-detail.tsx'
import { Amount, PaymentBadge } from '../../../payments/payment-words.tsx'
import type { ApplicationIds } from '../application-view.ts'
import styles from '../page.module.css'

const loadChange = () => import('./change-payment-dialog.tsx')
const loadCancel = () => import('./cancel-payment.tsx')
const loadAgain = () => import('./plan-again-dialog.tsx')
const loadAct = () => import('../../../payments/payment-act-dialog.tsx')

interface Chosen {
  readonly what: 'change' | 'cancel' | 'paid' | 'again'
  readonly payment: Payment
}

/** A participant's payments, each with its acts. */
export function PaymentRows({ ids, payments }: { ids: ApplicationIds; payments: readonly Payment[] }) {
  const t = useTexts('org_candidate_list_and_detail')
  const language = useLanguage()
  const [chosen, setChosen] = useState<Chosen>()
  const close = () => setChosen(undefined)
  return (
    <div id="payment-rows" tabIndex={-1}>
      <Table
        caption={t('payments.ofOne')}
        cards
        density="comfortable"
        rows={payments}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'dueOn',
            header: t('payments.dueOn'),
            cell: ({ dueOn, label }) => (
              <>
                {formatDate(dueOn, language)}
                <br />
                <span className={styles.quiet}>{label}</span>
              </>
            ),
          },
          {
            key: 'amount',
            header: t('payments.amount'),
            align: 'end',
            cell: ({ amountMinor, currency }) => <Amount minor={amountMinor} currency={currency} />,
          },
          {
            key: 'status',
            header: t('payments.standing'),
            cell: (payment) => (
              <>
                <PaymentBadge {...payment} />
                <br />
                <PaymentDetail payment={payment} />
              </>
            ),
          },
          {
            key: 'acts',
            header: t('payments.acts'),
            align: 'end',
            cell: (payment) => <RowActs payment={payment} onChoose={setChosen} />,
          },
        ]}
      />
      {chosen?.what === 'change' && (
        <Lazy load={loadChange}>
          {({ ChangePaymentDialog }) => <ChangePaymentDialog ids={ids} payment={chosen.payment} onClose={close} />}
        </Lazy>
      )}
      {chosen?.what === 'paid' && (
        <Lazy load={loadAct}>
          {({ PaymentActDialog }) => (
            <PaymentActDialog
              act="paid"
              target={{ paymentIds: [chosen.payment.id] }}
              onClose={close}
              focus="payment-rows"
            />
          )}
        </Lazy>
      )}
      {chosen?.what === 'again' && (
        <Lazy load={loadAgain}>
          {({ PlanAgainDialog }) => <PlanAgainDialog ids={ids} payment={chosen.payment} onClose={close} />}
        </Lazy>
      )}
      {chosen?.what === 'cancel' && (
        <Lazy load={loadCancel}>
          {({ CancelPayment }) => <CancelPayment ids={ids} payment={chosen.payment} onClose={close} />}
        </Lazy>
      )}
    </div>
  )
}

interface RowActsProps {
  readonly payment: Payment
  readonly onChoose: (chosen: Chosen) => void
}

function RowActs({ payment, onChoose }: RowActsProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const language = useLanguage()
  const { can, status } = payment
  const when = formatDate(payment.dueOn, language)
  return (
    <span>
      {can.settle && status !== 'Paid' && (
        <IconButton
          size="small"
          label={t('payments.row', { act: 'paid', when })}
          icon={<Check />}
          onClick={() => onChoose({ what: 'paid', payment })}
        />
      )}
      {can.change && (
        <IconButton
          size="small"
          label={t('payments.row', { act: 'change', when })}
          icon={<Pencil />}
          onClick={() => onChoose({ what: 'change', payment })}
        />
      )}
      {can.change && (
        <IconButton
          size="small"
          label={t('payments.row', { act: 'cancel', when })}
          icon={<Trash2 />}
          onClick={() => onChoose({ what: 'cancel', payment })}
        />
      )}
      {can.planAgain && (
        <IconButton
          size="small"
          label={t('payments.row', { act: 'again', when })}
          icon={<RotateCcw />}
          onClick={() => onChoose({ what: 'again', payment })}
        />
      )}
    </span>
  )
}
