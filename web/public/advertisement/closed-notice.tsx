import type { Advertisement } from '#contract/listings/listings.ts'
import { formatDate, formatDateTime } from '#platform/text/dates.ts'
import { listAddress } from '../../listing/list-type.ts'
import { useLanguage } from '../../place.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { Link } from '../../ui/actions/link.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'

interface ClosedNoticeProps {
  readonly advertisement: Advertisement
  readonly hasSimilar: boolean
}

/** Says at the top of the page that the form is closed, or not yet open. */
export function ClosedNotice({ advertisement, hasSimilar }: ClosedNoticeProps) {
  const t = useTexts('adv_detail')
  const language = useLanguage()
  const { state, type, opensAt, closesAt, closedAt } = advertisement
  if (state === 'Upcoming' && opensAt)
    return (
      <Notice title={t('upcoming.title', { date: formatDateTime(opensAt, language) })}>{t('upcoming.text')}</Notice>
    )
  if (state !== 'Closed') return null
  const at = closedAt ?? closesAt
  return (
    <Notice
      tone="warning"
      title={at ? t('closed.title', { date: formatDate(at, language) }) : t('listings.closed')}
      actions={<Link to={hasSimilar ? '#similar' : listAddress(type)}>{t('closed.action')}</Link>}
    >
      {t('closed.text')}
    </Notice>
  )
}
