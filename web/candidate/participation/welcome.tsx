import type { Participation } from '#contract/applying/participation.ts'
import { formatDate, formatDeadline } from '#platform/text/dates.ts'
import { formatMoney } from '#platform/text/money.ts'
import { useLanguage } from '#web/place.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import styles from './participation.module.css'
import { useFirstTime } from './use-first-time.ts'

/** A congratulation in the first two weeks, with an arch that is animated once, and the next steps. */
export function Welcome({ participation }: { participation: Participation }) {
  const t = useTexts('student_apps')
  const { applicationId, formType } = participation
  const isFirst = useFirstTime(`welcomed ${applicationId}`)
  return (
    <div className={styles.welcome} data-first={isFirst || undefined}>
      <svg
        className={styles.drawing}
        viewBox="0 0 120 66"
        fill="none"
        strokeWidth="8"
        strokeLinecap="round"
        aria-hidden="true"
      >
        <path className={styles.arch} d="M8 60a52 52 0 0 1 104 0" pathLength={100} />
        <path className={styles.check} d="M42 42l13 13 24-25" strokeLinejoin="round" pathLength={100} />
      </svg>
      <p className={styles.joy}>{t('participation.welcome', { formType })}</p>
      <h3>{t('participation.next')}</h3>
      <ol>
        {useSteps(participation).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  )
}

function useSteps({ formType, companyName, nextPayment, terms }: Participation) {
  const t = useTexts('student_apps')
  const language = useLanguage()
  const steps: string[] = []
  const because = nextPayment?.waitsBecause
  if (because === 'accountAsked' || because === 'accountNotAsked')
    steps.push(t('participation.step.account', { isAsked: String(because === 'accountAsked') }))
  for (const { name, dueAt, documents } of terms)
    if (documents.some(({ status }) => status === 'Open' || status === 'Refused'))
      steps.push(t('participation.step.documents', { name, date: formatDeadline(dueAt, language) }))
  if (nextPayment) {
    const { amountMinor, currency, dueOn } = nextPayment
    const amount = formatMoney({ amount: amountMinor, currency }, language)
    steps.push(t('participation.step.payment', { amount, date: formatDate(dueOn, language) }))
  } else if (formType === 'scholarship') steps.push(t('participation.step.unplanned'))
  steps.push(t('participation.step.news', { company: companyName }))
  return steps
}
