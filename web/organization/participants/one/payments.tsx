import { listPayments } from '#contract/payments/payments.ts'
import { formatDate } from '#platform/text/dates.ts'
import { formatMoney } from '#platform/text/money.ts'
import { useLanguage } from '#web/place.tsx'
import { query } from '#web/queries/answers.ts'
import { useAnswer } from '#web/queries/page-queries.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Badge } from '#web/ui/data/badge.tsx'
import type { ApplicationIds } from '../../review/application/application-view.ts'
import styles from './page.module.css'

/** What is planned to be paid and what was paid, by when it is due. */
export function Payments({ ids }: { ids: ApplicationIds }) {
  const t = useTexts('org_candidate_list_and_detail')
  const language = useLanguage()
  const { items } = useAnswer(query(listPayments, ids))
  if (items.length === 0) return <p className={styles.quiet}>{t('participant.noPayments')}</p>
  return (
    <ul className={styles.list}>
      {items.map(({ id, label, dueOn, amountMinor: amount, currency, status, heldBecause }) => (
        <li key={id}>
          <span>
            {label} <span className={styles.quiet}>{formatDate(dueOn, language)}</span>
          </span>
          <span className={styles.amount}>
            {formatMoney({ amount, currency }, language)}
            <Badge tone={status === 'Paid' ? 'success' : heldBecause ? 'warning' : 'neutral'}>
              {heldBecause ? t('payment.held') : t('payment.status', { status })}
            </Badge>
          </span>
        </li>
      ))}
    </ul>
  )
}
