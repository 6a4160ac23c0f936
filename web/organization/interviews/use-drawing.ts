import { type PointerEvent, useRef, useState } from 'react'

/** The time being drawn, in minutes since midnight of a day. */
export interface Drawn {
  readonly day: string
  readonly from: number
  readonly to: number
}

/** Times begin and end at quarters of an hour. */
export const step = 15

/** Drawing a new time on the grid, by pointer from its beginning to its end, or by keys. */
export function useDrawing(onDrawn: (drawn: Drawn) => void) {
  const [drawn, setDrawn] = useState<Drawn>()
  const [byKeys, setByKeys] = useState(false)
  const began = useRef<number>(undefined)
  /** The element that had the focus before drawing began by keyboard */
  const before = useRef<HTMLElement>(null)

  const end = () => {
    began.current = undefined
    setByKeys(false)
    setDrawn(undefined)
  }

  /** Pointer handlers for a day's column, which shows these hours. */
  const handlers = (day: string, first: number, last: number) => {
    const minuteAt = ({ currentTarget, clientY }: PointerEvent<HTMLElement>) => {
      const { top, height } = currentTarget.getBoundingClientRect()
      const minute = first * 60 + ((clientY - top) / height) * (last - first) * 60
      return Math.min(last * 60, Math.max(first * 60, Math.round(minute / step) * step))
    }
    return {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        // Ignores touch, which scrolls, and presses on existing times.
        if (event.button !== 0 || event.pointerType === 'touch' || event.target !== event.currentTarget) return
        event.currentTarget.setPointerCapture(event.pointerId)
        began.current = minuteAt(event)
        setByKeys(false)
        setDrawn(undefined)
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        if (began.current === undefined) return
        const [from, to] = [began.current, minuteAt(event)].toSorted((one, other) => one - other) as [number, number]
        setDrawn(from === to ? undefined : { day, from, to })
      },
      onPointerUp() {
        const isDrawn = began.current !== undefined && drawn?.day === day
        if (isDrawn && drawn) onDrawn(drawn)
        end()
      },
      onPointerCancel: end,
    }
  }

  return {
    drawn,
    byKeys,
    handlers,
    /** Starts drawing by keyboard, with an hour that arrows move. */
    begin(hour: Drawn) {
      before.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
      setByKeys(true)
      setDrawn(hour)
    },
    change: (next: Drawn) => setDrawn(next),
    finish() {
      // Restores the earlier focus, to which the dialog returns it when it closes.
      before.current?.focus()
      if (drawn) onDrawn(drawn)
      end()
    },
    cancel: end,
    /** Cancels by Escape and restores the earlier focus. */
    giveUp() {
      end()
      before.current?.focus()
    },
  }
}

export type Drawing = ReturnType<typeof useDrawing>
