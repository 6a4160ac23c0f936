import { type CSSProperties, type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { Link, useNavigate } from 'react-router'
import { istanbulDay } from '#platform/text/dates.ts'
import { formatLongDay } from '#platform/text/long-day.ts'
import { useLanguage } from '#web/place.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import { byDay } from '../review/interviews/by-day.ts'
import type { CalendarTime } from './calendar-of.ts'
import { addressOf, type CalendarSearch, dayAfter } from './calendar-search.ts'
import { DrawnTime } from './drawn-time.tsx'
import { folded, hoursOf, laidOut, type More, minuteOf } from './laid-out.ts'
import { TimeBlock } from './time-block.tsx'
import type { Drawing } from './use-drawing.ts'
import { useMoving } from './use-moving.ts'
import { useNow } from './use-now.ts'
import styles from './week-grid.module.css'

interface WeekGridProps {
  readonly days: readonly string[]
  readonly times: readonly CalendarTime[]
  readonly search: CalendarSearch
  readonly drawing: Drawing | undefined
  readonly onOpen: (time: CalendarTime) => void
}

/** A grid of days with times placed by start and length, a line at the current minute, and arrow-key navigation. */
export function WeekGrid({ days, times, search, drawing, onOpen }: WeekGridProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const language = useLanguage()
  const navigate = useNavigate()
  const hint = useId()
  const place = useRef<HTMLDivElement>(null)
  const isPaged = useRef(false)
  const now = useNow()
  const on = new Map(byDay(times, ({ startsAt }) => startsAt))
  const placed = days.map((day) => laidOut(on.get(day) ?? []))
  const [first, last] = hoursOf(placed.flat())
  const most = days.length === 1 ? Number.POSITIVE_INFINITY : mostInWeek
  const drawnOn = new Map(days.map((day, at) => [day, folded(placed[at] ?? [], most)]))
  const { current, move, setChosen } = useMoving(
    place,
    days.map((day) => [day, (drawnOn.get(day)?.shown ?? []).map(({ item }) => item)] as const),
  )
  const shown = days[0]
  useEffect(() => {
    if (!isPaged.current || shown === undefined) return
    isPaged.current = false
    // The focused time was unmounted with its day.
    const next = place.current?.querySelector<HTMLElement>('[data-time][tabindex="0"]')
    if (next) next.focus()
    else place.current?.focus()
  }, [shown])
  // On narrow screens the week is wider than its frame: scrolls the requested day into view.
  useEffect(() => {
    const column = place.current?.querySelector<HTMLElement>(`[data-day="${search.day}"]`)?.parentElement
    const frame = place.current?.parentElement
    if (!column || !frame) return
    const { left, right } = column.getBoundingClientRect()
    const end = frame.getBoundingClientRect().right
    const begin = place.current?.firstElementChild?.getBoundingClientRect().right ?? 0
    if (right > end) frame.scrollLeft += right - end
    else if (left < begin) frame.scrollLeft -= begin - left
  }, [search.day])
  const hours = Array.from({ length: last - first }, (_, at) => first + at)

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'PageDown' || event.key === 'PageUp') {
      event.preventDefault()
      isPaged.current = true
      const by = (event.key === 'PageDown' ? 1 : -1) * days.length
      void navigate(addressOf({ ...search, day: dayAfter(search.day, by), page: 1 }))
    } else move(event)
  }

  return (
    <div className={styles.frame} data-days={days.length}>
      {drawing?.byKeys && <p className={styles.hint}>{t('calendar.draw.hint')}</p>}
      <p id={hint} hidden>
        {t('calendar.keys')}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset holds fields, this holds days. */}
      <div
        ref={place}
        role="group"
        tabIndex={-1}
        aria-label={t('calendar.of', { view: days.length === 1 ? 'day' : 'week' })}
        aria-describedby={hint}
        className={styles.grid}
        style={{ '--days': days.length, '--hours': last - first } as CSSProperties}
        onKeyDown={onKeyDown}
      >
        <div className={styles.hours} aria-hidden>
          {hours.map((hour) => (
            <span key={hour}>{String(hour).padStart(2, '0')}:00</span>
          ))}
        </div>
        {days.map((day) => {
          const isToday = now !== undefined && istanbulDay(now) === day
          return (
            <section key={day} className={styles.day} aria-labelledby={`grid-${day}`} data-today={isToday || undefined}>
              <h2 id={`grid-${day}`} className={styles.name}>
                <Link to={addressOf({ ...search, view: 'day', day, page: 1 })} title={formatLongDay(day, language)}>
                  <DayName day={day} />
                </Link>
              </h2>
              <ol
                className={styles.times}
                data-day={day}
                data-drawable={drawing !== undefined || undefined}
                {...drawing?.handlers(day, first, last)}
              >
                {isToday && isWithin(minuteOf(now), first, last) && (
                  <li
                    aria-hidden
                    className={styles.now}
                    style={{ '--from': minuteOf(now) - first * 60 } as CSSProperties}
                  />
                )}
                {drawnOn.get(day)?.shown.map(({ item, from, to, column, columns }) => (
                  <li key={item.id} className={styles.slot} style={placeOf({ from, to, column, columns }, first)}>
                    <TimeBlock
                      time={item}
                      isShort={to - from < 40}
                      isPast={now !== undefined && new Date(item.endsAt) < now}
                      isCurrent={item.id === current}
                      onFocus={() => setChosen(item.id)}
                      onOpen={() => onOpen(item)}
                    />
                  </li>
                ))}
                {drawnOn.get(day)?.more.map((more) => (
                  <li key={`more-${more.from}`} className={styles.slot} style={placeOf(more, first)}>
                    <Link
                      to={addressOf({ ...search, view: 'day', day, page: 1 })}
                      className={styles.more}
                      aria-label={t('calendar.more.of', { count: more.count })}
                    >
                      {t('calendar.more', { count: more.count })}
                    </Link>
                  </li>
                ))}
                {drawing?.drawn?.day === day && <DrawnTime drawing={drawing} first={first} last={last} days={days} />}
              </ol>
            </section>
          )
        })}
      </div>
    </div>
  )
}

/** The most columns of one day in a week view; more would leave no room for names. */
const mostInWeek = 3

const placeOf = ({ from, to, column, columns }: Omit<More, 'count'>, first: number) =>
  ({
    '--from': from - first * 60,
    '--length': to - from,
    '--column': column,
    '--columns': columns,
  }) as CSSProperties

const isWithin = (minute: number, first: number, last: number) => minute >= first * 60 && minute <= last * 60

/** `Pzt 16` */
function DayName({ day }: { day: string }) {
  const language = useLanguage()
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' }).format(new Date(day))
  return (
    <>
      <span>{weekday}</span> <strong>{Number(day.slice(8))}</strong>
    </>
  )
}
