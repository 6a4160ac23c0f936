import type { Payment } from '#contract/payments/payments.ts'
import { formatDate } from '#platform/text/dates.ts'
import { useLanguage } from '#web/place.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import { Link } from '#web/ui/actions/link.tsx'
import { runAddress } from '../payment-addresses.ts'
import styles from './payments.module.css'

type Told = Pick<Payment, 'paidOn' | 'run' | 'status' | 'holdNote' | 'endedBecause' | 'cancelCause' | 'heldBecause'>

/** Details of a payment beside its status. */
export function PaymentDetail({ payment }: { payment: Told }) {
  const t = useTexts('org_candidate_list_and_detail')
  const language = useLanguage()
  const { paidOn, run, heldBecause, holdNote, endedBecause, cancelCause } = payment
  const words = [
    ...(paidOn === null ? [] : [formatDate(paidOn, language)]),
    ...(heldBecause === 'byHand' ? [holdNote] : []),
    ...(endedBecause === null ? [] : [endedBecause]),
    ...(cancelCause === null || cancelCause === 'byHand' ? [] : [t('payments.cancelCause', { cause: cancelCause })]),
  ].filter(Boolean)
  return (
    <span className={styles.quiet}>
      {words.length > 0 && ` ${words.join('\u00a0· ')}`}
      {run && (
        <>
          {words.length > 0 ? '\u00a0· ' : ' '}
          <Link to={runAddress(run.id)}>{t('payments.run.name', { number: run.number })}</Link>
        </>
      )}
    </span>
  )
}
