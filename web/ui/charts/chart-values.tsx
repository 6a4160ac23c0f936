import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import type { Mark } from '#platform/charts/drawing.ts'
import { useTexts } from '#web/texts/texts.tsx'
import styles from './charts.module.css'

interface ChartValuesProps {
  readonly label: string
  readonly height: number
  readonly marks: readonly Mark[]
  readonly along: 'x' | 'y'
}

/**
 * Makes a chart's values explorable: an overlaid slider, loaded after the page, because every screen reader knows how
 * arrow keys move a slider and announces its value. Without script each mark has a `title`.
 */
export function ChartValues({ label, height, marks, along }: ChartValuesProps) {
  const t = useTexts('common')
  const [at, setAt] = useState(0)
  const [isShown, setShown] = useState(false)
  const mark = marks[Math.min(at, marks.length - 1)]
  if (!mark) return null

  function show(to: number) {
    setAt(Math.max(0, Math.min(marks.length - 1, to)))
    setShown(true)
  }

  function point({ currentTarget, clientX, clientY }: PointerEvent) {
    const { left, top, width } = currentTarget.getBoundingClientRect()
    const place = along === 'x' ? (100 * (clientX - left)) / width : clientY - top
    show(
      nearest(
        marks.map((one) => one[along]),
        place,
      ),
    )
  }

  // Down leads to what is drawn below, which a slider would take for less.
  function turn(event: KeyboardEvent) {
    if (event.key === 'Escape') setShown(false)
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    show(at + step)
  }

  return (
    <>
      <input
        type="range"
        className={styles.slider}
        aria-label={t('ui.chart.values', { chart: label })}
        aria-valuetext={mark.words}
        min={0}
        max={marks.length - 1}
        step={1}
        value={at}
        onChange={({ target }) => show(Number(target.value))}
        onKeyDown={turn}
        onFocus={() => setShown(true)}
        onBlur={() => setShown(false)}
        onPointerMove={point}
        onPointerLeave={() => setShown(false)}
        onPointerDown={(event) => {
          event.preventDefault()
          point(event)
        }}
      />
      {isShown && (
        <>
          {along === 'x' && <span aria-hidden="true" className={styles.hair} style={{ left: `${mark.x}%` }} />}
          <span
            aria-hidden="true"
            className={styles.value}
            data-side={sideOf(mark)}
            data-below={mark.y < height / 3 || undefined}
            style={{ left: `${mark.x}%`, top: mark.y }}
          >
            {mark.words}
          </span>
        </>
      )}
    </>
  )
}

/** Kept within the chart. */
const sideOf = ({ x }: Mark) => (x < 30 ? 'start' : x > 70 ? 'end' : 'middle')

function nearest(places: readonly number[], to: number): number {
  let best = 0
  for (const [at, place] of places.entries()) {
    if (Math.abs(place - to) < Math.abs((places[best] ?? 0) - to)) best = at
  }
  return best
}
