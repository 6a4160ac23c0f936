import { ArrowLeft, CalendarClock, FileDown, Megaphone, MessagesSquare, UserRoundPlus } from 'lucide-react'
import { may } from '#web/session/may.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button, ButtonLink } from '#web/ui/actions/button.tsx'
import { IconLink } from '#web/ui/actions/icon-button.tsx'
import styles from '../../desk/list/list.module.css'
import type { Overview } from '../../desk/list/overview.ts'
import { formAddress } from '../../form-addresses.ts'
import { LazyMenu } from '../../lazy-menu.tsx'
import { enterParticipantsAddress } from '../../participants-addresses.ts'
import {
  allApplicationsAddress,
  enterAddress,
  interviewsAddress,
  mailingsAddress,
  resultsAddress,
} from '../../review-addresses.ts'
import { whoTakesPart } from '../../who-takes-part.ts'
import { FormFacts } from './form-facts.tsx'

/** The dialogs of the list: shortcuts, tags, activity, or export. */
export type Beside = 'keys' | 'tags' | 'activity' | 'export'

interface ListHeaderProps {
  readonly formId: string
  readonly overview: Overview
  readonly onOpen: (what: Beside) => void
}

/** The form's title and state, and links to its other pages; on a phone they are in the menu. */
export function ListHeader({ formId, overview, onOpen }: ListHeaderProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const me = useMe()
  const title = overview.title || t('forms.untitled')
  const places = [
    { id: 'mailings', label: t('mailings.title'), to: mailingsAddress(formId), icon: <MessagesSquare /> },
    { id: 'results', label: t('results.title'), to: resultsAddress(formId), icon: <Megaphone /> },
    { id: 'interviews', label: t('interviews.title'), to: interviewsAddress(formId), icon: <CalendarClock /> },
    ...(may(me, 'Applications', 'write')
      ? [{ id: 'enter', label: t('enter.title'), to: enterAddress(formId), icon: <UserRoundPlus /> }]
      : []),
  ]
  const rest = [
    ...(may(me, 'Applications', 'write') && may(me, 'Participants', 'write')
      ? [
          {
            id: 'enter-participants',
            label: t('scholars.enter', { who: whoTakesPart([overview]) }),
            to: enterParticipantsAddress(formId),
          } as const,
        ]
      : []),
    { id: 'activity', label: t('activity'), onAction: () => onOpen('activity') },
    { id: 'tags', label: t('label.tags'), onAction: () => onOpen('tags') },
    ...(may(me, 'Forms', 'open') ? [{ id: 'form', label: t('form.open'), to: formAddress(formId) } as const] : []),
    { id: 'keys', label: t('keys'), onAction: () => onOpen('keys') },
  ]
  const exported = () => onOpen('export')
  return (
    <header className={styles.header}>
      <IconLink to={allApplicationsAddress} icon={<ArrowLeft />} label={t('list.allForms')} />
      <h1 title={title}>{t('list.of', { title })}</h1>
      <div className={styles.ends}>
        {places.map(({ id, label, to, icon }) => (
          <ButtonLink key={id} size="small" variant="quiet" icon={icon} to={to} className={styles.besideTitle}>
            {label}
          </ButtonLink>
        ))}
        <Button
          size="small"
          icon={<FileDown />}
          aria-haspopup="dialog"
          className={styles.besideTitle}
          onClick={exported}
        >
          {t('exports.new')}
        </Button>
        <LazyMenu label={t('ui.more')} groups={[rest]} className={styles.besideTitle} />
        <LazyMenu
          label={t('ui.more')}
          groups={[places, [{ id: 'export', label: t('exports.new'), onAction: exported }, ...rest]]}
          className={styles.inMenu}
        />
      </div>
      <FormFacts overview={overview} />
    </header>
  )
}
