import { Award } from 'lucide-react'
import { listOtherApplications } from '#contract/review/weighing.ts'
import { formatDate } from '#platform/text/dates.ts'
import { useLanguage } from '#web/place.tsx'
import { query } from '#web/queries/answers.ts'
import { useAnswer } from '#web/queries/page-queries.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Link } from '#web/ui/actions/link.tsx'
import { Badge } from '#web/ui/data/badge.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { StatusBadge } from '../../../desk/status-badge.tsx'
import { applicationAddress } from '../../../review-addresses.ts'
import type { ApplicationIds } from '../application-view.ts'
import styles from '../page.module.css'

export const othersOf = (ids: ApplicationIds) => query(listOtherApplications, ids)

/** The person's other applications to the organization, and their awards. */
export function Others({ ids }: { ids: ApplicationIds }) {
  const t = useTexts('org_candidate_list_and_detail')
  const language = useLanguage()
  const { items, total } = useAnswer(othersOf(ids))
  if (total === 0) return null
  return (
    <Card as="section">
      <h3>{t('others')}</h3>
      {items.length === 0 && <p className={styles.quiet}>{t('others.unseen', { count: total })}</p>}
      <ul className={styles.others}>
        {items.map(({ id, formId, formTitle, status, submittedAt, awardedAt }) => (
          <li key={id}>
            <Link to={applicationAddress(formId, id)}>{formTitle || t('forms.untitled')}</Link>
            <span className={styles.quiet}>{formatDate(submittedAt, language)}</span>
            {awardedAt ? (
              <Badge tone="success" icon={<Award />}>
                {t('others.awarded', { at: formatDate(awardedAt, language) })}
              </Badge>
            ) : (
              <StatusBadge status={status} />
            )}
          </li>
        ))}
      </ul>
      {items.length > 0 && total > items.length && (
        <p className={styles.quiet}>{t('others.more', { count: total - items.length })}</p>
      )}
    </Card>
  )
}
