import {
  BellRing,
  CheckCircle2,
  Inbox,
  MessageCircleQuestion,
  Reply,
  StickyNote,
  TriangleAlert,
  Undo2,
} from 'lucide-react'
import type { ReactNode } from 'react'
import type { DataRequestEntry, DataRequestEvent } from '#contract/data-requests/data-request.ts'
import { formatDateTime } from '#platform/text/dates.ts'
import { useLanguage } from '../../place.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { Timeline } from '../../ui/data/timeline.tsx'
import styles from './requests.module.css'

const icons: Readonly<Record<DataRequestEvent, ReactNode>> = {
  received: <Inbox />,
  asked: <MessageCircleQuestion />,
  replied: <Reply />,
  noted: <StickyNote />,
  answered: <CheckCircle2 />,
  withdrawn: <Undo2 />,
  remindedWeek: <BellRing />,
  remindedDay: <BellRing />,
  overdue: <TriangleAlert />,
  operatorReminded: <BellRing />,
}

/** The history of a request, the oldest first. */
export function RequestHistory({ entries }: { entries: readonly DataRequestEntry[] }) {
  const t = useTexts('common')
  const language = useLanguage()
  return (
    <section aria-labelledby="request-history" className={styles.history}>
      <h2 id="request-history" className={styles.title} tabIndex={-1}>
        {t('kvkk.history')}
      </h2>
      <Timeline
        events={entries.map(({ id, event, at, who, text }) => ({
          id,
          icon: icons[event],
          title: t('kvkk.event', { event }),
          date: [formatDateTime(at, language), who].filter(Boolean).join('\u00a0· '),
          // The answer is shown separately.
          ...(text !== null && event !== 'answered' && { children: <p className={styles.words}>{text}</p> }),
        }))}
      />
    </section>
  )
}
