import { ArrowLeft, MessagesSquare, UserRoundPlus } from 'lucide-react'
import { may } from '#web/session/may.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { ButtonLink } from '#web/ui/actions/button.tsx'
import { IconLink } from '#web/ui/actions/icon-button.tsx'
import { Link } from '#web/ui/actions/link.tsx'
import { formAddress } from '../../form-addresses.ts'
import { LateMenu } from '../../late-menu.tsx'
import { allApplicationsAddress, enterAddress, mailingsAddress } from '../../review-addresses.ts'
import type { Overview } from './list-tools.tsx'
import styles from './page.module.css'

/** What opens beside the list: its keys, the organization’s tags, or what was done to its applications. */
export type Beside = 'keys' | 'tags' | 'activity'

interface ListHeaderProps {
  readonly formId: string
  readonly overview: Overview
  readonly onOpen: (what: Beside) => void
}

/** Whose applications these are, how many, and where else their form leads, in one line. */
export function ListHeader({ formId, overview, onOpen }: ListHeaderProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const me = useMe()
  const { applications, drafts, unreadReplies } = overview
  const title = overview.title || t('forms.untitled')
  return (
    <header className={styles.header}>
      <IconLink to={allApplicationsAddress} icon={<ArrowLeft />} label={t('list.allForms')} />
      <h1 title={title}>{t('list.of', { title })}</h1>
      <p className={styles.lead}>{t('list.lead', { applications, drafts })}</p>
      <div className={styles.ends}>
        {unreadReplies > 0 && <Link to="?unreadReply=true">{t('messages.unread', { count: unreadReplies })}</Link>}
        <ButtonLink size="small" variant="quiet" icon={<MessagesSquare />} to={mailingsAddress(formId)}>
          {t('mailings.title')}
        </ButtonLink>
        {may(me, 'Applications', 'write') && (
          <ButtonLink size="small" variant="quiet" icon={<UserRoundPlus />} to={enterAddress(formId)}>
            {t('enter.title')}
          </ButtonLink>
        )}
        <LateMenu
          label={t('ui.more')}
          groups={[
            [
              { id: 'activity', label: t('activity'), onAction: () => onOpen('activity') },
              { id: 'tags', label: t('label.tags'), onAction: () => onOpen('tags') },
              ...(may(me, 'Forms', 'open')
                ? [{ id: 'form', label: t('form.open'), to: formAddress(formId) } as const]
                : []),
              { id: 'keys', label: t('keys'), onAction: () => onOpen('keys') },
            ],
          ]}
        />
      </div>
    </header>
  )
}
