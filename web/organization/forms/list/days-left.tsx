import type { FormRow } from '#contract/forms/company-forms.ts'
import { formatDate } from '#platform/text/dates.ts'
import { useLanguage } from '#web/place.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import list from '../../list-page.module.css'
import { daysBetween } from '../days.ts'

/** The days until a published form closes; in the accent colour during the last week. */
export function DaysLeft({ form }: { form: Pick<FormRow, 'state' | 'closesAt' | 'closedAt'> }) {
  const t = useTexts('org_forms')
  const language = useLanguage()
  const { state, closesAt, closedAt } = form
  const closed = closedAt ?? closesAt
  if (state === 'Closed' && closed) return t('list.closedOn', { date: formatDate(closed, language) })
  if (!closesAt) return t('list.noDeadline')
  if (state !== 'Published') return formatDate(closesAt, language)
  const days = Math.max(0, daysBetween(new Date().toISOString(), closesAt))
  return (
    <span
      className={days <= 7 ? list.urgent : undefined}
      title={formatDate(closesAt, language)}
      suppressHydrationWarning
    >
      {t('list.daysLeft', { days })}
    </span>
  )
}
