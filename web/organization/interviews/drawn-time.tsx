import { type CSSProperties, type KeyboardEvent, useEffect, useRef } from 'react'
import { formatLongDay } from '#platform/text/long-day.ts'
import { useLanguage } from '#web/place.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { clockOf } from './laid-out.ts'
import { type Drawing, type Drawn, step } from './use-drawing.ts'
import styles from './week-grid.module.css'

interface DrawnTimeProps {
  readonly drawing: Drawing
  readonly first: number
  readonly last: number
  readonly days: readonly string[]
}

/**
 * The time being drawn. When drawing by keyboard it has the focus: arrows move it, Shift+arrows move its end, Enter
 * confirms.
 */
export function DrawnTime({ drawing, first, last, days }: DrawnTimeProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const language = useLanguage()
  const button = useRef<HTMLButtonElement>(null)
  const { drawn, byKeys } = drawing
  const day = drawn?.day
  useEffect(() => {
    // Each day renders another element, so the focus is set again.
    if (byKeys && day) button.current?.focus()
  }, [byKeys, day])
  if (!drawn) return null
  const words = t('calendar.drawn', {
    day: formatLongDay(drawn.day, language),
    from: clockOf(drawn.from),
    to: clockOf(drawn.to),
  })

  function onKeyDown(event: KeyboardEvent) {
    event.stopPropagation()
    if (event.key === 'Escape') drawing.giveUp()
    const next = drawn && movedBy(drawn, event, { first, last, days })
    if (!next) return
    event.preventDefault()
    drawing.change(next)
  }

  return (
    <li
      className={styles.drawn}
      style={{ '--from': drawn.from - first * 60, '--length': drawn.to - drawn.from } as CSSProperties}
    >
      {byKeys ? (
        <>
          <button
            ref={button}
            type="button"
            aria-label={`${words}. ${t('calendar.drawn.keys')}`}
            onKeyDown={onKeyDown}
            onBlur={({ relatedTarget }) => relatedTarget && drawing.cancel()}
            onClick={drawing.finish}
          >
            {clockOf(drawn.from)}–{clockOf(drawn.to)}
          </button>
          <VisuallyHidden>
            <span role="status">{words}</span>
          </VisuallyHidden>
        </>
      ) : (
        <span>
          {clockOf(drawn.from)}–{clockOf(drawn.to)}
        </span>
      )}
    </li>
  )
}

interface Bounds {
  readonly first: number
  readonly last: number
  readonly days: readonly string[]
}

/** The drawn time after a key press; undefined if the key does not move it, or there is no room. */
export function movedBy(
  { day, from, to }: Drawn,
  { key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>,
  { first, last, days }: Bounds,
): Drawn | undefined {
  const by = key === 'ArrowDown' ? step : key === 'ArrowUp' ? -step : 0
  if (by !== 0) {
    const next = { day, from: shiftKey ? from : from + by, to: to + by }
    return next.from >= first * 60 && next.to <= last * 60 && next.to > next.from ? next : undefined
  }
  const other = days[days.indexOf(day) + (key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : Number.NaN)]
  return other === undefined ? undefined : { day: other, from, to }
}
