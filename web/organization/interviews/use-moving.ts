import { type KeyboardEvent, type RefObject, useState } from 'react'
import { minuteOf } from './laid-out.ts'

interface Timed {
  readonly id: string
  readonly startsAt: string
}

/** The times of each shown day, in order. */
type Days<T> = readonly (readonly [string, readonly T[]])[]

/**
 * Arrow-key navigation in a calendar: up and down within a day, left and right to the nearest time of the next day that
 * has one. Only one time is in the tab order (roving tabindex), so that Tab skips the others.
 */
export function useMoving<T extends Timed>(place: RefObject<HTMLElement | null>, days: Days<T>) {
  const [chosen, setChosen] = useState<string>()
  const all = days.flatMap(([, times]) => times)
  const current = all.find(({ id }) => id === chosen) ?? all[0]

  function move(event: KeyboardEvent) {
    if (!current || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    const next = nextOf(days, current, event.key)
    if (!next) return
    event.preventDefault()
    setChosen(next.id)
    place.current?.querySelector<HTMLElement>(`[data-time="${next.id}"]`)?.focus()
  }

  return { current: current?.id, move, setChosen }
}

/** The time that a key moves to from the given one. */
export function nextOf<T extends Timed>(days: Days<T>, from: T, key: string): T | undefined {
  const at = days.findIndex(([, times]) => times.includes(from))
  const times = days[at]?.[1] ?? []
  const place = times.indexOf(from)
  switch (key) {
    case 'ArrowDown':
      return times[place + 1]
    case 'ArrowUp':
      return times[place - 1]
    case 'Home':
      return times[0]
    case 'End':
      return times.at(-1)
    case 'ArrowRight':
      return nearest(days.slice(at + 1), from)
    case 'ArrowLeft':
      return nearest(days.slice(0, at).toReversed(), from)
    default:
      return undefined
  }
}

function nearest<T extends Timed>(days: Days<T>, to: T): T | undefined {
  const times = days.find(([, some]) => some.length > 0)?.[1] ?? []
  const away = ({ startsAt }: T) => Math.abs(minuteOf(startsAt) - minuteOf(to.startsAt))
  return times.reduce<T | undefined>((best, time) => (best && away(best) <= away(time) ? best : time), undefined)
}
