import { CalendarPlus, PencilLine } from 'lucide-react'
import { useState } from 'react'
import { Lazy } from '#web/loading/lazy.tsx'
import { may } from '#web/session/may.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { LazyMenu } from '../lazy-menu.tsx'
import { type CalendarSearch, daysOf } from './calendar-search.ts'
import styles from './page.module.css'

interface PageActsProps {
  readonly search: CalendarSearch
  readonly onAdd: () => void
  /** Called with the first day that times were copied to */
  readonly onCopied: (day: string) => void
  /** Set if there is a grid to draw on */
  readonly onDraw: ((day: string) => void) | undefined
}

const loadHandOver = () => import('./keeping/hand-over-dialog.tsx')
const loadChangeDay = () => import('./keeping/change-day-dialog.tsx')
const loadCopy = () => import('./keeping/copy-day-dialog.tsx')

/** Acts on the whole calendar, for members who may change applications. */
export function PageActs({ search, onAdd, onCopied, onDraw }: PageActsProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const writes = may(useMe(), 'Applications', 'write')
  const [opened, setOpened] = useState<'handOver' | 'copy' | 'changeDay'>()
  const close = () => setOpened(undefined)
  if (!writes) return null
  return (
    <div className={styles.acts}>
      {onDraw && (
        <Button
          className={styles.draw}
          icon={<PencilLine />}
          onClick={() => onDraw(daysOf(search).find((day) => day >= search.day) ?? search.day)}
        >
          {t('calendar.draw')}
        </Button>
      )}
      <Button variant="primary" icon={<CalendarPlus />} aria-haspopup="dialog" onClick={onAdd}>
        {t('interviews.add')}
      </Button>
      <LazyMenu
        label={t('ui.more')}
        groups={[
          [
            { id: 'copy', label: t('calendar.copy'), onAction: () => setOpened('copy') },
            { id: 'changeDay', label: t('calendar.changeDay'), onAction: () => setOpened('changeDay') },
            { id: 'handOver', label: t('calendar.handOver'), onAction: () => setOpened('handOver') },
          ],
          [{ id: 'subscribe', label: t('calendar.subscribe'), to: '/organizations-dashboard/settings/notifications' }],
        ]}
      />
      {opened === 'handOver' && (
        <Lazy load={loadHandOver}>{({ HandOverDialog }) => <HandOverDialog search={search} onClose={close} />}</Lazy>
      )}
      {opened === 'changeDay' && (
        <Lazy load={loadChangeDay}>{({ ChangeDayDialog }) => <ChangeDayDialog search={search} onClose={close} />}</Lazy>
      )}
      {opened === 'copy' && (
        <Lazy load={loadCopy}>
          {({ CopyDayDialog }) => <CopyDayDialog search={search} onCopied={onCopied} onClose={close} />}
        </Lazy>
      )}
    </div>
  )
}
