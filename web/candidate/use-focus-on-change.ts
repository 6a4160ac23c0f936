import { useEffect, useRef } from 'react'

/** What was pressed is gone when its place shows something else: whoever uses a keyboard or a reader of screens goes on there. */
export function useFocusOnChange<E extends HTMLElement>(shown: unknown) {
  const place = useRef<E>(null)
  const before = useRef(shown)
  useEffect(() => {
    if (before.current === shown) return
    before.current = shown
    place.current?.focus({ preventScroll: true })
    place.current?.scrollIntoView({ block: 'nearest' })
  }, [shown])
  return place
}
