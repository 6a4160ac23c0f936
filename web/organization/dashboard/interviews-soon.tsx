import { Link } from 'react-router'
import { listCalendar } from '#contract/interviews/calendar.ts'
import { formatTime, istanbulDay } from '#platform/text/dates.ts'
import { useLanguage } from '../../place.tsx'
import { optionalQuery } from '../../queries/answers.ts'
import { useOptionalAnswer } from '../../queries/page-queries.ts'
import { useMe } from '../../session/store.ts'
import { useTexts } from '../../texts/texts.tsx'
import { addressOf, dayAfter, spanOf } from '../interviews/calendar-search.ts'
import { byDay } from '../review/interviews/by-day.ts'
import { applicationAddress } from '../review-addresses.ts'
import styles from './interviews-soon.module.css'

/** The interviews of today and tomorrow. */
export const soonOf = (companyId: string) => {
  const today = istanbulDay(new Date())
  return optionalQuery(listCalendar, { companyId, ...spanOf([today, dayAfter(today, 1)]), pageSize: 100 })
}

/** The most interviews shown for a day; the day's sheet has all of them. */
const atOnce = 6

/** Candidates with an interview today or tomorrow; renders nothing if there are none. */
export function InterviewsSoon() {
  const t = useTexts('org_dashboard')
  const language = useLanguage()
  const { myId } = useMe()
  const kept = useOptionalAnswer(soonOf(myId))?.items.filter(({ people }) => people.length > 0) ?? []
  if (kept.length === 0) return null
  return (
    <section aria-labelledby="interviews-soon">
      <div className={styles.head}>
        <h2 id="interviews-soon">{t('rail.interviews')}</h2>
        <Link to={addressOf({})}>{t('soon.all')}</Link>
      </div>
      <div className={styles.days}>
        {byDay(kept, ({ startsAt }) => startsAt).map(([day, times]) => (
          <div key={day}>
            <h3>
              <Link to={addressOf({ view: 'sheet', day })}>
                {t('soon.day', {
                  day: day === istanbulDay(new Date()) ? 'today' : 'tomorrow',
                  count: times.reduce((sum, { people }) => sum + people.length, 0),
                })}
              </Link>
            </h3>
            <ul className={styles.times}>
              {times.slice(0, atOnce).map(({ id, startsAt, formId, title, people }) => (
                <li key={id}>
                  <time dateTime={startsAt}>{formatTime(startsAt, language)}</time>
                  <p>
                    {people.slice(0, 3).map(({ applicationId, name }, at) => (
                      <span key={applicationId}>
                        {at > 0 && ', '}
                        <Link to={applicationAddress(formId, applicationId)}>{name ?? t('soon.removed')}</Link>
                      </span>
                    ))}
                    {people.length > 3 && ` ${t('soon.more', { count: people.length - 3 })}`}
                    <small>{title || t('forms.untitled')}</small>
                  </p>
                </li>
              ))}
            </ul>
            {times.length > atOnce && (
              <p className={styles.more}>
                <Link to={addressOf({ view: 'sheet', day })}>{t('soon.rest', { count: times.length - atOnce })}</Link>
              </p>
            )}
          </div>
        ))}
      </div>
    </section>
  )
}
