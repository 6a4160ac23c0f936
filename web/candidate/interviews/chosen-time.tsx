import { CalendarPlus, Clock, MapPin, Video } from 'lucide-react'
import type { Interview } from '#contract/interviews/interviews.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Link, OutsideLink } from '../../ui/actions/link.tsx'
import { googleCalendarAddress, mapAddress, outlookCalendarAddress } from './calendar-addresses.ts'
import styles from './interview-card.module.css'
import { useTimeWords } from './use-time-words.ts'

type Chosen = NonNullable<Interview['chosen']>

/** Time and place, first in the reader's time zone. */
export function ChosenTime({ slot }: { slot: Chosen }) {
  const t = useTexts('student_apps')
  const { when, elsewhere } = useTimeWords(slot)
  const { minutes, place, videoUrl, isOnline } = slot
  return (
    <div className={styles.chosen}>
      <p>
        <Clock aria-hidden />
        <span>
          <strong>{when}</strong>
          {'\u00a0· '}
          {t('interviews.minutes', { minutes })}
          {elsewhere.map((words) => (
            <span key={words} className={styles.elsewhere}>
              {words}
            </span>
          ))}
        </span>
      </p>
      {place !== null && (
        <p>
          <MapPin aria-hidden />
          <span>
            {place} <OutsideLink to={mapAddress(place)}>{t('interviews.map')}</OutsideLink>
          </span>
        </p>
      )}
      {isOnline && (
        <p>
          <Video aria-hidden />
          <span>
            {t('interviews.online')}
            {videoUrl !== null && (
              <>
                : <OutsideLink to={videoUrl}>{videoUrl}</OutsideLink>
              </>
            )}
          </span>
        </p>
      )}
    </div>
  )
}

interface AddToCalendarProps {
  readonly title: string
  readonly companyName: string
  readonly slot: Chosen
  readonly file: string
}

/** Adds the interview to a calendar: as a file for any program, or directly in the two most used ones. */
export function AddToCalendar({ title: form, companyName, slot, file }: AddToCalendarProps) {
  const t = useTexts('student_apps')
  const { startsAt, minutes, place, videoUrl } = slot
  const event = {
    title: t('interviews.event', { title: form }),
    detail: [companyName, videoUrl].filter(Boolean).join('\n\n'),
    place: place ?? videoUrl ?? '',
    startsAt,
    minutes,
  }
  return (
    <p className={styles.calendars}>
      <CalendarPlus aria-hidden />
      <span>{t('interviews.calendar')}</span>
      <Link to={file}>{t('interviews.calendar.file')}</Link>
      <OutsideLink to={googleCalendarAddress(event)}>Google</OutsideLink>
      <OutsideLink to={outlookCalendarAddress(event)}>Outlook</OutsideLink>
    </p>
  )
}
