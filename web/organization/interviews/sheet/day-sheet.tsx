import { FileText, Printer } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { formatTime } from '#platform/text/dates.ts'
import { formatLongDay } from '#platform/text/long-day.ts'
import { Lazy } from '#web/loading/lazy.tsx'
import { useLanguage } from '#web/place.tsx'
import { useOptionalAnswer } from '#web/queries/page-queries.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { InterviewBadge } from '../../review/interviews/interview-badge.tsx'
import { OutcomeButtons } from '../../review/interviews/outcome-buttons.tsx'
import { SlotPlace } from '../../review/interviews/slot-place.tsx'
import { applicationAddress } from '../../review-addresses.ts'
import { type CalendarTime, companyOf, type Person } from '../calendar-of.ts'
import { useNow } from '../use-now.ts'
import styles from './day-sheet.module.css'

interface DaySheetProps {
  readonly day: string
  readonly times: readonly CalendarTime[]
  readonly canChange: boolean
}

const loadPanel = () => import('./result-panel.tsx')

/** A day's schedule: who comes when and where, attendance, and assessment. Prints with room to write. */
export function DaySheet({ day, times, canChange }: DaySheetProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const language = useLanguage()
  const now = useNow()
  const companyName = useOptionalAnswer(companyOf(useMe().myId))?.name
  const [openedId, setOpened] = useState<string>()
  const kept = times.filter(({ people }) => people.length > 0)
  if (kept.length === 0)
    return <EmptyState title={t('sheet.empty')}>{t('sheet.empty.detail', { count: times.length })}</EmptyState>
  const opened = kept
    .flatMap((time) => time.people.map((person) => ({ time, person })))
    .find(({ person }) => person.invitationId === openedId)
  return (
    <div className={styles.sheet} data-dossier data-open={opened !== undefined || undefined}>
      <div>
        <div className={styles.head}>
          <div className={styles.printed}>
            <h2>{formatLongDay(day, language)}</h2>
            {/* Loose printed sheets name their organization. */}
            <p>{companyName}</p>
          </div>
          <Button size="small" icon={<Printer />} className={styles.screen} onClick={() => window.print()}>
            {t('sheet.print')}
          </Button>
        </div>
        <ol className={styles.times}>
          {kept.map((time) => (
            <li key={time.id} className={styles.time}>
              <div className={styles.when}>
                <strong>
                  {formatTime(time.startsAt, language)}–{formatTime(time.endsAt, language)}
                </strong>
                <span className={styles.quiet}>{time.title || t('forms.untitled')}</span>
                <SlotPlace slot={time} />
              </div>
              <ul className={styles.people}>
                {time.people.map((person) => (
                  <SheetRow
                    key={person.invitationId}
                    time={time}
                    person={person}
                    hasBegun={now !== undefined && new Date(time.startsAt) <= now}
                    canChange={canChange}
                    isOpen={person.invitationId === openedId}
                    onOpen={() => setOpened(person.invitationId === openedId ? undefined : person.invitationId)}
                  />
                ))}
              </ul>
            </li>
          ))}
        </ol>
      </div>
      {opened && (
        <Lazy load={loadPanel}>
          {({ ResultPanel }) => (
            <ResultPanel
              key={opened.person.invitationId}
              formId={opened.time.formId}
              person={opened.person}
              canWrite={canChange}
              onClose={() => setOpened(undefined)}
            />
          )}
        </Lazy>
      )}
    </div>
  )
}

interface SheetRowProps {
  readonly time: CalendarTime
  readonly person: Person
  readonly hasBegun: boolean
  readonly canChange: boolean
  readonly isOpen: boolean
  readonly onOpen: () => void
}

function SheetRow({ time, person, hasBegun, canChange, isOpen, onOpen }: SheetRowProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const { applicationId, invitationId, results, isMineWritten, status, contact } = person
  const name = person.name ?? t('calendar.removed')
  const address = applicationAddress(time.formId, applicationId)
  return (
    <li className={styles.person} data-current={isOpen || undefined}>
      <p className={styles.name}>
        <Link to={address}>{name}</Link>
        <Link to={`${address}#documents`} className={styles.screen}>
          <FileText aria-hidden /> {t('sheet.documents')}
        </Link>
      </p>
      {status !== 'Accepted' && <InterviewBadge status={status} />}
      {hasBegun && (
        <div className={styles.acts}>
          {canChange && <OutcomeButtons formId={time.formId} invitationId={invitationId} name={name} status={status} />}
          <Button
            size="small"
            // Assessing a no-show is rare, so the button is secondary.
            variant={isMineWritten || !canChange || status === 'NoShow' ? 'secondary' : 'primary'}
            aria-expanded={isOpen}
            onClick={onOpen}
          >
            {t('sheet.result', {
              others: isMineWritten ? results - 1 : results,
              mine: isMineWritten ? 'yes' : canChange ? 'no' : 'reader',
            })}
          </Button>
        </div>
      )}
      {contact && (contact.phone !== null || contact.school !== null) && (
        <p className={styles.contact}>{[contact.phone, contact.school].filter(Boolean).join('\u00a0· ')}</p>
      )}
      <p className={styles.paper} aria-hidden>
        <span className={styles.mark}>{t('sheet.mark')}</span>
        <span className={styles.notes}>{t('sheet.notes')}</span>
      </p>
    </li>
  )
}
