import type { Output } from '#contract/call.ts'
import type { changeInterviewDay } from '#contract/interviews/days.ts'
import { formatDateTime } from '#platform/text/dates.ts'
import { useLanguage } from '#web/place.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import { InterviewBadge } from '../../review/interviews/interview-badge.tsx'
import styles from './day-touched.module.css'

interface DayTouchedProps {
  readonly preview: Output<typeof changeInterviewDay>
  /** The shift in minutes */
  readonly minutes: number
}

/** Who is affected by a change of a day: the count, and each person's current and new time. */
export function DayTouched({ preview: { times, accepted, waiting, people }, minutes }: DayTouchedProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const language = useLanguage()
  const moved = (startsAt: string) => formatDateTime(new Date(Date.parse(startsAt) + minutes * 60_000), language)
  return (
    <>
      <p>{t('changeDay.touched', { times, accepted, waiting })}</p>
      {people.length > 0 && (
        <ul className={styles.people}>
          {people.map(({ name, startsAt, status }) => (
            <li key={`${startsAt} ${name}`} className={styles.person}>
              <span>{name ?? t('calendar.removed')}</span>
              <span className={styles.time}>
                {formatDateTime(startsAt, language)}
                {minutes !== 0 && ` → ${moved(startsAt)}`}
              </span>
              <InterviewBadge status={status} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
