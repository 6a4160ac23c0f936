import { Link } from 'react-router'
import { formatTime } from '#platform/text/dates.ts'
import { formatLongDay } from '#platform/text/long-day.ts'
import { useLanguage } from '#web/place.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'
import { byDay } from '../review/interviews/by-day.ts'
import { SlotPlace } from '../review/interviews/slot-place.tsx'
import { applicationAddress } from '../review-addresses.ts'
import type { CalendarTime } from './calendar-of.ts'
import { addressOf, type CalendarSearch } from './calendar-search.ts'
import styles from './calendar-view.module.css'

interface TimeListProps {
  readonly times: readonly CalendarTime[]
  readonly search: CalendarSearch
  readonly onOpen: (time: CalendarTime) => void
}

/** The times as a list by day. */
export function TimeList({ times, search, onOpen }: TimeListProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const language = useLanguage()
  return (
    <Stack>
      {byDay(times, ({ startsAt }) => startsAt).map(([day, some]) => (
        <Card key={day} as="section" aria-labelledby={`list-${day}`}>
          <div className={styles.head}>
            <h2 id={`list-${day}`}>{formatLongDay(day, language)}</h2>
            <Link to={addressOf({ ...search, view: 'sheet', day, page: 1 })}>
              {t('calendar.view', { view: 'sheet' })}
            </Link>
          </div>
          <ul className={styles.times}>
            {some.map((time) => (
              <TimeRow key={time.id} time={time} onOpen={() => onOpen(time)} />
            ))}
          </ul>
        </Card>
      ))}
    </Stack>
  )
}

function TimeRow({ time, onOpen }: { time: CalendarTime; onOpen: () => void }) {
  const t = useTexts('org_candidate_list_and_detail')
  const language = useLanguage()
  const { startsAt, endsAt, title, formId, seats, taken, people } = time
  return (
    <li className={styles.row}>
      <div>
        <Button size="small" variant="quiet" aria-haspopup="dialog" className={styles.open} onClick={onOpen}>
          {formatTime(startsAt, language)}–{formatTime(endsAt, language)}
        </Button>
      </div>
      <div>
        <p>{title || t('forms.untitled')}</p>
        <p className={styles.quiet}>{t('interviews.seats', { taken, seats })}</p>
        <p className={styles.people}>
          {people.map(({ applicationId, name }) => (
            <Link key={applicationId} to={applicationAddress(formId, applicationId)}>
              {name ?? t('calendar.removed')}
            </Link>
          ))}
        </p>
      </div>
      <SlotPlace slot={time} />
    </li>
  )
}
