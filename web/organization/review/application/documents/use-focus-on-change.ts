import { useEffect, useRef } from 'react'

/** A place that takes the focus when the state in it changes, because the pressed button is gone by then. */
export function useFocusOnChange<E extends HTMLElement>(status: string) {
  const place = useRef<E>(null)
  const before = useRef(status)
  useEffect(() => {
    if (before.current !== status) place.current?.focus()
    before.current = status
  }, [status])
  return place
}
