import { History, Keyboard } from 'lucide-react'
import { may } from '#web/session/may.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { IconButton } from '#web/ui/actions/icon-button.tsx'
import { Link } from '#web/ui/actions/link.tsx'
import { Breadcrumbs } from '#web/ui/navigation/breadcrumbs.tsx'
import { formAddress } from '../../form-addresses.ts'
import { allApplicationsAddress, enterAddress, mailingsAddress } from '../../review-addresses.ts'
import type { Overview } from './list-tools.tsx'
import styles from './page.module.css'

/** What opens beside the list: its keys, or what was done to its applications. */
export type Beside = 'keys' | 'activity'

interface ListHeaderProps {
  readonly formId: string
  readonly overview: Overview
  readonly onOpen: (what: Beside) => void
}

/** Whose applications these are, how many, and where else their form leads. */
export function ListHeader({ formId, overview, onOpen }: ListHeaderProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const me = useMe()
  const opensForm = may(me, 'Forms', 'open')
  const { applications, drafts, unreadReplies } = overview
  return (
    <header className={styles.header}>
      <Breadcrumbs
        trail={[{ label: t('forms'), to: allApplicationsAddress }, { label: overview.title || t('forms.untitled') }]}
      />
      <div className={styles.title}>
        <h1>{t('list.of', { title: overview.title || t('forms.untitled') })}</h1>
        <div className={styles.ends}>
          <p className={styles.lead}>
            {t('list.lead', { applications, drafts })}
            {opensForm && (
              <>
                {' · '}
                <Link to={formAddress(formId)}>{t('form.open')}</Link>
              </>
            )}
            {' · '}
            <Link to={mailingsAddress(formId)}>{t('mailings.title')}</Link>
            {unreadReplies > 0 && (
              <>
                {' · '}
                <Link to="?unreadReply=true">{t('messages.unread', { count: unreadReplies })}</Link>
              </>
            )}
            {may(me, 'Applications', 'write') && (
              <>
                {' · '}
                <Link to={enterAddress(formId)}>{t('enter.title')}</Link>
              </>
            )}
          </p>
          <Button size="small" variant="quiet" icon={<History />} onClick={() => onOpen('activity')}>
            {t('activity')}
          </Button>
          <IconButton label={t('keys')} icon={<Keyboard />} className={styles.wide} onClick={() => onOpen('keys')} />
        </div>
      </div>
    </header>
  )
}
