import { formatDate, formatDeadline, formatTime } from '#platform/text/dates.ts'
import { formatNumber } from '#platform/text/numbers.ts'
import { formatShortDate } from '#platform/text/short-date.ts'
import { useLanguage } from '#web/place.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import { Link } from '#web/ui/actions/link.tsx'
import styles from '../../desk/list/list.module.css'
import type { Overview } from '../../desk/list/overview.ts'

/** The form's state: applications, taken quota, deadline, unread replies. */
export function FormFacts({ overview }: { overview: Overview }) {
  const t = useTexts('org_candidate_list_and_detail')
  const language = useLanguage()
  const { applications, sealed, drafts, approved, quota, closeWhenFull, closesAt, closedAt, unreadReplies } = overview
  const ofQuota = (count: number) => ({
    count: formatNumber(count, language),
    quota: formatNumber(quota ?? 0, language),
  })
  const isLimit = closeWhenFull && quota !== null
  return (
    <ul className={styles.standing}>
      <li>{isLimit ? t('list.places', ofQuota(applications + sealed)) : t('list.lead', { applications })}</li>
      {drafts > 0 && <li className={styles.more}>{t('list.drafts', { drafts })}</li>}
      {quota !== null && !closeWhenFull && <li>{t('list.approved', ofQuota(approved))}</li>}
      {closedAt ? (
        <li>
          <time dateTime={closedAt} title={formatDeadline(closedAt, language)}>
            {t('list.closed', { date: formatDate(closedAt, language) })}
          </time>
        </li>
      ) : (
        closesAt && (
          <li>
            <time dateTime={closesAt} title={formatDeadline(closesAt, language)}>
              {t('list.closes', { date: formatShortDate(closesAt, language), time: formatTime(closesAt, language) })}
            </time>
          </li>
        )
      )}
      {unreadReplies > 0 && (
        <li>
          <Link to="?unreadReply=true">{t('messages.unread', { count: unreadReplies })}</Link>
        </li>
      )}
    </ul>
  )
}
