import { FileDown } from 'lucide-react'
import type { OwnPayment } from '#contract/payments/own-payment.ts'
import { linkPaymentReceipt } from '#contract/payments/payments.ts'
import { formatDate } from '#platform/text/dates.ts'
import { formatMoney } from '#platform/text/money.ts'
import { useAct } from '#web/forms/use-act.ts'
import { useLanguage } from '#web/place.tsx'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { useAnswer } from '#web/queries/page-queries.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { PaymentStanding } from '../../participation/payment-standing.tsx'
import { ownPaymentsOf } from '../queries.ts'
import styles from './own-payments.module.css'

/** Planned and past payments with dates, and a receipt for each paid one. */
export function OwnPayments({ applicationId }: { applicationId: string }) {
  const t = useTexts('student_apps')
  const language = useLanguage()
  const { items } = useAnswer(ownPaymentsOf(useMe().myId, applicationId))
  const paid = items.filter(({ status }) => status === 'Paid')
  return (
    <Card as="section" aria-labelledby="payments">
      <h2 id="payments">{t('payments.title')}</h2>
      <p className={styles.sum}>
        {t('payments.sum', { paid: paid.length, total: items.filter(({ status }) => status !== 'Cancelled').length })}
      </p>
      <ul className={styles.list}>
        {items.map((payment) => (
          <li key={payment.id}>
            <span className={styles.when}>
              <span>{formatDate(payment.paidOn ?? payment.dueOn, language)}</span> {payment.label}
            </span>{' '}
            <span className={styles.what}>
              {formatMoney({ amount: payment.amountMinor, currency: payment.currency }, language)}
            </span>
            <span className={styles.standing}>
              <PaymentStanding payment={payment} />
              {payment.status === 'Paid' && <PaymentReceipt applicationId={applicationId} payment={payment} />}
            </span>
            {payment.status === 'Returned' && <span className={styles.why}>{t('payments.returned')}</span>}
            {payment.overdue && <span className={styles.why}>{t('payments.overdue')}</span>}
          </li>
        ))}
      </ul>
    </Card>
  )
}

function PaymentReceipt({ applicationId: id, payment }: { applicationId: string; payment: OwnPayment }) {
  const t = useTexts('student_apps')
  const language = useLanguage()
  const { myId: candidateId } = useMe()
  const { act, busy } = useAct({ showsProblemInDialog: true })
  return (
    <Button
      size="small"
      variant="quiet"
      icon={<FileDown />}
      loading={busy}
      aria-label={t('payments.receipt.of', { date: formatDate(payment.paidOn ?? payment.dueOn, language) })}
      onClick={() =>
        void act(
          () => askInBrowser(linkPaymentReceipt, { candidateId, id, paymentId: payment.id }),
          ({ address }) => window.location.assign(`${address}&download=1`),
        )
      }
    >
      {t('payments.receipt')}
    </Button>
  )
}
