import { Link } from 'react-router'
import type { FormRow } from '#contract/forms/company-forms.ts'
import { formatDate } from '#platform/text/dates.ts'
import { useLanguage } from '../../place.tsx'
import { may } from '../../session/may.ts'
import { useMe } from '../../session/store.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Badge, type BadgeTone } from '../../ui/data/badge.tsx'
import { formAddress, formsAddress } from '../form-addresses.ts'
import { daysBetween } from '../forms/days.ts'
import { PerDayLine } from '../per-day-line.tsx'
import { applicationsAddress } from '../review-addresses.ts'
import styles from './forms-panel.module.css'

const tones: Readonly<Record<FormRow['state'], BadgeTone>> = {
  Draft: 'neutral',
  Published: 'success',
  Closed: 'neutral',
  Archived: 'neutral',
}

/** The most active forms with their numbers; the list of forms shows the rest. */
export function FormsPanel({ forms }: { forms: readonly FormRow[] }) {
  const t = useTexts('org_dashboard')
  return (
    <section aria-labelledby="forms">
      <div className={styles.head}>
        <h2 id="forms">{t('forms.title')}</h2>
        <Link to={formsAddress}>{t('forms.all')}</Link>
      </div>
      <ul className={styles.list}>
        {forms.map((form) => (
          <Row key={form.id} form={form} />
        ))}
      </ul>
    </section>
  )
}

function Row({ form }: { form: FormRow }) {
  const t = useTexts('org_dashboard')
  const reads = may(useMe(), 'Applications', 'read')
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <Link to={formAddress(form.id)}>{form.title || t('forms.untitled')}</Link>
        <p>
          {t('listings.type', { type: form.type })} · {form.formIdentityNumber}
        </p>
      </div>
      <div className={styles.state}>
        <Badge tone={tones[form.state]}>{t('forms.state', { state: form.state })}</Badge>
        <When form={form} />
      </div>
      <div className={styles.count}>
        <p>
          {reads && form.applications > 0 ? (
            <Link to={applicationsAddress(form.id)}>{t('forms.applications', { count: form.applications })}</Link>
          ) : (
            t('forms.applications', { count: form.applications })
          )}
        </p>
        {form.publishedVersion !== null && <PerDayLine perDay={form.perDay} />}
      </div>
    </li>
  )
}

function When({ form: { state, closesAt, closedAt } }: { form: FormRow }) {
  const t = useTexts('org_dashboard')
  const language = useLanguage()
  const at = state === 'Published' ? closesAt : state === 'Closed' ? (closedAt ?? closesAt) : null
  if (at === null) return null
  const date = formatDate(at, language)
  if (state === 'Closed') return <span>{date}</span>
  const count = Math.max(0, daysBetween(new Date().toISOString(), at))
  return (
    <span title={date} suppressHydrationWarning>
      {t('forms.daysLeft', { count })}
    </span>
  )
}
