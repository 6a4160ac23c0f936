import { CalendarX, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { formatTime, istanbulDay } from '#platform/text/dates.ts'
import { formatLongDay } from '#platform/text/long-day.ts'
import { Lazy } from '#web/loading/lazy.tsx'
import { useLanguage } from '#web/place.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Cluster, Stack } from '#web/ui/layout/layout.tsx'
import { Drawer } from '#web/ui/overlays/drawer.tsx'
import { InterviewBadge } from '../review/interviews/interview-badge.tsx'
import { SlotPlace } from '../review/interviews/slot-place.tsx'
import { applicationAddress, applicationsAddress } from '../review-addresses.ts'
import type { CalendarTime, Person } from './calendar-of.ts'
import { addressOf } from './calendar-search.ts'
import styles from './time-drawer.module.css'

interface TimeDrawerProps {
  readonly time: CalendarTime
  readonly canChange: boolean
  readonly onClose: () => void
}

const loadChange = () => import('./keeping/change-time-dialog.tsx')
const loadCancel = () => import('../review/interviews/cancel-dialog.tsx')
const loadDelete = () => import('../review/interviews/delete-time.tsx')

type Opened = 'change' | 'cancel' | 'delete' | Person

/** One time: its candidates, interviewers and place; with changing it and calling it off. */
export function TimeDrawer({ time, canChange, onClose }: TimeDrawerProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const language = useLanguage()
  const [opened, setOpened] = useState<Opened>()
  const close = () => setOpened(undefined)
  const { id, formId, title, startsAt, endsAt, seats, taken, offered, people } = time
  const hasBegun = new Date(startsAt) <= new Date()
  const changes = canChange && !hasBegun
  return (
    <Drawer
      open
      title={`${formatLongDay(startsAt, language)}, ${formatTime(startsAt, language)}–${formatTime(endsAt, language)}`}
      onClose={onClose}
      footer={
        changes && (
          <Cluster gap={2}>
            <Button icon={<Pencil />} aria-haspopup="dialog" onClick={() => setOpened('change')}>
              {t('ui.change')}
            </Button>
            {taken > 0 ? (
              <Button icon={<CalendarX />} aria-haspopup="dialog" onClick={() => setOpened('cancel')}>
                {t('cancel.submit', { of: 'time' })}
              </Button>
            ) : (
              <Button icon={<Trash2 />} aria-haspopup="dialog" onClick={() => setOpened('delete')}>
                {t('ui.delete')}
              </Button>
            )}
          </Cluster>
        )
      }
    >
      <Stack>
        <p>
          <Link to={applicationsAddress(formId)}>{title || t('forms.untitled')}</Link>
        </p>
        <SlotPlace slot={time} />
        <section aria-labelledby="who-comes">
          <div className={styles.head}>
            <h3 id="who-comes">{t('calendar.people', { when: hasBegun ? 'past' : 'coming' })}</h3>
            <p className={styles.quiet}>
              {t('interviews.seats', { taken, seats })}
              {offered > 0 && taken < seats && <> · {t('interviews.waiting', { count: offered })}</>}
            </p>
          </div>
          {people.length === 0 ? (
            <p className={styles.quiet}>{t('calendar.nobody')}</p>
          ) : (
            <ul className={styles.people}>
              {people.map((person) => (
                <li key={person.invitationId}>
                  <p>
                    <Link to={applicationAddress(formId, person.applicationId)}>
                      {person.name ?? t('calendar.removed')}
                    </Link>
                  </p>
                  <InterviewBadge status={person.status} />
                  {changes && (
                    <Button size="small" variant="quiet" aria-haspopup="dialog" onClick={() => setOpened(person)}>
                      {t('calendar.cancel')}
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          )}
        </section>
        {hasBegun && people.length > 0 && (
          <p>
            <Link to={addressOf({ view: 'sheet', day: istanbulDay(new Date(startsAt)) })}>{t('calendar.toSheet')}</Link>
          </p>
        )}
      </Stack>
      {opened === 'change' && (
        <Lazy load={loadChange}>{({ ChangeTimeDialog }) => <ChangeTimeDialog time={time} onClose={close} />}</Lazy>
      )}
      {opened === 'delete' && (
        <Lazy load={loadDelete}>
          {({ DeleteTime }) => <DeleteTime formId={formId} slot={time} onDeleted={onClose} onCancel={close} />}
        </Lazy>
      )}
      {(opened === 'cancel' || typeof opened === 'object') && (
        <Lazy load={loadCancel}>
          {({ CancelDialog }) => (
            <CancelDialog
              formId={formId}
              target={opened === 'cancel' ? { availabilityIds: [id] } : { invitationIds: [opened.invitationId] }}
              name={opened === 'cancel' ? undefined : (opened.name ?? undefined)}
              startsAt={startsAt}
              onDone={opened === 'cancel' ? onClose : close}
              onClose={close}
            />
          )}
        </Lazy>
      )}
    </Drawer>
  )
}
