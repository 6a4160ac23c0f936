import { useSearchParams } from 'react-router'
import { formatDateTime } from '#platform/text/dates.ts'
import { useLanguage } from '#web/place.tsx'
import { may } from '#web/session/may.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Link } from '#web/ui/actions/link.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { StatusBadge } from '../../desk/status-badge.tsx'
import { applicationAddress, applicationsAddress } from '../../review-addresses.ts'
import type { Application } from './application-view.ts'
import styles from './page.module.css'

/** A notice that the person applied from another account too, linked to the same view of that application. */
export function SamePerson({ application: { formId, samePerson } }: { application: Application }) {
  const t = useTexts('org_candidate_list_and_detail')
  const language = useLanguage()
  const [search] = useSearchParams()
  const seesList = may(useMe(), 'Applications', 'read')
  const { items, total } = samePerson
  if (total === 0) return null
  return (
    <Notice tone="warning" title={t('samePerson.title', { count: total })}>
      <ul className={styles.twins}>
        {items.map(({ id, name, status, submittedAt }) => (
          <li key={id}>
            <Link to={applicationAddress(formId, id, search.size > 0 ? `?${search}` : '')}>{name}</Link>
            <span>{t('submittedAt', { at: formatDateTime(submittedAt, language) })}</span>
            <StatusBadge status={status} />
          </li>
        ))}
      </ul>
      {seesList && total > items.length && (
        <p>
          <Link to={`${applicationsAddress(formId)}?samePerson=true`}>{t('samePerson.all')}</Link>
        </p>
      )}
      <p>{t('samePerson.detail')}</p>
    </Notice>
  )
}
