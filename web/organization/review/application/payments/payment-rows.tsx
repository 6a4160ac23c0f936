import { Check, Pencil, RotateCcw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { type Payment, planAgain } from '#contract/payments/payments.ts'
import { formatDate, istanbulDay } from '#platform/text/dates.ts'
import { useAct } from '#web/forms/use-act.ts'
import { Late } from '#web/loading/late.tsx'
import { useLanguage } from '#web/place.tsx'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { IconButton } from '#web/ui/actions/icon-button.tsx'
import { Table } from '#web/ui/data/table.tsx'
import { PaymentDetail } from '../../../payments/payment-detail.tsx'
import { Amount, PaymentBadge } from '../../../payments/payment-words.tsx'
import type { ApplicationIds } from '../application-view.ts'
import styles from '../page.module.css'

const loadChange = () => import('./change-payment-dialog.tsx')
const loadCancel = () => import('./cancel-payment.tsx')
const loadAct = () => import('../../../payments/payment-act-dialog.tsx')

interface Chosen {
  readonly what: 'change' | 'cancel' | 'paid'
  readonly payment: Payment
}

/** What one participant is paid, with what can be done about each payment. */
export function PaymentRows({ ids, payments }: { ids: ApplicationIds; payments: readonly Payment[] }) {
  const t = useTexts('org_candidate_list_and_detail')
  const language = useLanguage()
  const [chosen, setChosen] = useState<Chosen>()
  const { act, busy } = useAct({ changes: 'receivedApplication', tellsInDialog: true })
  const close = () => setChosen(undefined)
  const again = (paymentId: string) =>
    act(() => askInBrowser(planAgain, { ...ids, paymentId, dueOn: istanbulDay(new Date()) }))
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
            cell: (payment) => (
              <RowActs payment={payment} busy={busy} onChoose={setChosen} onAgain={() => void again(payment.id)} />
            ),
          },
        ]}
      />
      {chosen?.what === 'change' && (
        <Late load={loadChange}>
          {({ ChangePaymentDialog }) => <ChangePaymentDialog ids={ids} payment={chosen.payment} onClose={close} />}
        </Late>
      )}
      {chosen?.what === 'paid' && (
        <Late load={loadAct}>
          {({ PaymentActDialog }) => (
            <PaymentActDialog act="paid" paymentIds={[chosen.payment.id]} onClose={close} focus="payment-rows" />
          )}
        </Late>
      )}
      {chosen?.what === 'cancel' && (
        <Late load={loadCancel}>
          {({ CancelPayment }) => <CancelPayment ids={ids} payment={chosen.payment} onClose={close} />}
        </Late>
      )}
    </div>
  )
}

interface RowActsProps {
  readonly payment: Payment
  readonly busy: boolean
  readonly onChoose: (chosen: Chosen) => void
  readonly onAgain: () => void
}

function RowActs({ payment, busy, onChoose, onAgain }: RowActsProps) {
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
          aria-busy={busy || undefined}
          onClick={() => !busy && onAgain()}
        />
      )}
    </span>
  )
}
