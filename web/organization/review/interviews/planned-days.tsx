import { type Holidays, mostSlots } from '#contract/interviews/slot-plan.ts'
import { timeZone as istanbul } from '#platform/text/dates.ts'
import { formatLongDay } from '#platform/text/long-day.ts'
import { formatNumber } from '#platform/text/numbers.ts'
import { useLanguage } from '#web/place.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { Folded } from '#web/ui/layout/folded.tsx'
import { byDay } from './by-day.ts'
import styles from './plan.module.css'
import type { PlanValues } from './plan-values.ts'

interface PlannedDaysProps {
  readonly values: PlanValues
  /** The planned starts */
  readonly planned: readonly string[]
  readonly holidays: Holidays
  readonly isTooMany: boolean
  readonly leftOut: ReadonlySet<string>
  readonly onLeaveOut: (start: string, isOut: boolean) => void
}

/** The planned times by day; single times can be left out. */
export function PlannedDays({ values, planned, holidays, isTooMany, leftOut, onLeaveOut }: PlannedDaysProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const language = useLanguage()
  const { timeZone, seats } = values
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  const days = byDay(planned, (start) => start, timeZone)
  const kept = planned.filter((start) => !leftOut.has(start))
  const keptDays = days.filter(([, starts]) => starts.some((start) => !leftOut.has(start))).length
  const left = holidaysIn(values, holidays).map((day) => formatLongDay(day, language))
  return (
    <section className={styles.planned} aria-labelledby="planned">
      <h3 id="planned">{t('interviews.planned')}</h3>
      <div role="status">
        {isTooMany ? (
          <Notice tone="warning">
            {t('interviews.planned.tooMany', { limit: formatNumber(mostSlots, language) })}
          </Notice>
        ) : planned.length === 0 ? (
          <p className={styles.quiet}>{t('interviews.planned.none')}</p>
        ) : (
          <p>
            <strong>
              {t('interviews.planned.sum', { days: keptDays, times: kept.length, seats: kept.length * (seats ?? 0) })}
            </strong>
          </p>
        )}
      </div>
      {timeZone !== istanbul && planned.length > 0 && (
        <p className={styles.quiet}>{t('interviews.planned.zone', { zone: timeZone.replaceAll('_', ' ') })}</p>
      )}
      {left.length > 0 && <p className={styles.quiet}>{t('interviews.planned.holidays', { days: left.join(', ') })}</p>}
      {!isTooMany &&
        days.map(([day, starts], at) => (
          <Folded
            key={day}
            open={at === 0}
            className={styles.day}
            lineClass={styles.line}
            line={
              <>
                <span>{formatLongDay(day, language)}</span>
                <span className={styles.quiet}>
                  {t('interviews.planned.day', {
                    count: starts.filter((start) => !leftOut.has(start)).length,
                  })}
                </span>
              </>
            }
          >
            <div className={styles.starts}>
              {starts.map((start) => (
                <Checkbox
                  key={start}
                  label={clock.format(new Date(start))}
                  checked={!leftOut.has(start)}
                  onChange={({ target }) => onLeaveOut(start, !target.checked)}
                />
              ))}
            </div>
          </Folded>
        ))}
    </section>
  )
}

/** Planned days that are holidays, in full or from noon; the first ones are named. */
function holidaysIn({ leaveOutHolidays, firstDay, lastDay, weekdays }: PlanValues, holidays: Holidays): string[] {
  if (!leaveOutHolidays || !firstDay || !lastDay) return []
  const found: string[] = []
  const end = Math.min(Date.parse(lastDay), Date.parse(firstDay) + 366 * 86_400_000)
  for (let at = Date.parse(firstDay); at <= end && found.length < 10; at += 86_400_000) {
    const day = new Date(at).toISOString().slice(0, 10)
    if (weekdays.includes(new Date(at).getUTCDay() || 7) && holidays.has(day)) found.push(day)
  }
  return found
}
