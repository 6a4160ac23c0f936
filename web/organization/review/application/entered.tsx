import { formatDate, formatDateTime } from '#platform/text/dates.ts'
import { useLanguage } from '#web/place.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import type { Application } from './application-view.ts'
import styles from './page.module.css'

/** A notice that the organization entered the application: who, when, the legal ground, and its current state. */
export function Entered({ application: { entry, profile } }: { application: Application }) {
  const t = useTexts('org_candidate_list_and_detail')
  const language = useLanguage()
  if (!entry) return null
  const { state, by, at, ground, groundNote, invitedAt, expiresAt, removedBecause } = entry
  const who = { by, at: formatDateTime(at, language) }
  if (state === 'removed')
    return (
      <div className={styles.entered}>
        <Notice title={t('entered.removed')}>
          <p>{t('history.entryRemoved', { because: removedBecause ?? 'expired' })}</p>
          <p>{t('entered.removed.detail', who)}</p>
        </Notice>
      </div>
    )
  return (
    <div className={styles.entered}>
      <Notice title={t('entered.title', who)}>
        <p>
          {state === 'waiting' &&
            (invitedAt === null
              ? t(profile.email === '' ? 'entered.noAddress' : 'entered.uninvited')
              : t('entered.invited', { at: formatDate(invitedAt, language) }))}{' '}
          {state === 'waiting' && expiresAt === null
            ? t('entered.takesPart')
            : t('entered.state', { state, date: expiresAt === null ? '' : formatDate(expiresAt, language) })}
        </p>
        <p>{t('entered.ground', { ground: t('enter.ground.name', { ground }) })}</p>
        {groundNote !== '' && <p>{groundNote}</p>}
      </Notice>
    </div>
  )
}
