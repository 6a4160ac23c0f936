import { useId } from 'react'
import type { OwnPayment } from '#contract/payments/own-payment.ts'
import { formatDate } from '#platform/text/dates.ts'
import { formatMoney } from '#platform/text/money.ts'
import { useLanguage } from '#web/place.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import { Link } from '#web/ui/actions/link.tsx'
import { applicationAddress, documentsAddress } from '../addresses.ts'
import styles from './participation.module.css'
import { PaymentStanding } from './payment-standing.tsx'

interface NextPaymentProps {
  readonly payment: OwnPayment
  readonly applicationId: string
  readonly isOfOne: boolean
}

/** The next payment: amount, date, the reason if it is held, and what the candidate can do. */
export function NextPayment({ payment, applicationId, isOfOne }: NextPaymentProps) {
  const t = useTexts('student_apps')
  const language = useLanguage()
  const headingId = useId()
  const { amountMinor, currency, dueOn, label, waitsBecause, overdue } = payment
  const bank = '#bank'
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId}>{t('participation.payment')}</h3>
      <p className={styles.amount}>{formatMoney({ amount: amountMinor, currency }, language)}</p>
      <p className={styles.standing}>
        <span>
          {formatDate(dueOn, language)} · {label}
        </span>
        <PaymentStanding payment={payment} />
      </p>
      {overdue && <p className={styles.muted}>{t('payments.overdue')}</p>}
      {waitsBecause === 'accountAsked' && (
        <Link to={isOfOne ? bank : `${applicationAddress(applicationId)}${bank}`}>{t('participation.account')}</Link>
      )}
      {waitsBecause === 'documentsMissing' && <Link to={documentsAddress}>{t('participation.documents.upload')}</Link>}
    </section>
  )
}
