import { useEffect, useRef } from 'react'

/**
 * Focuses an element when its content changes, because the pressed button is gone: keyboard and screen reader users
 * continue there.
 */
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
