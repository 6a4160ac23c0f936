import { useEffect, useRef } from 'react'

/**
 * Focuses the current row when the focused element was unmounted: the bar of acts goes with the selection, "select all"
 * once all are selected, and a chip with its filter. A change of `changed` triggers the check.
 */
export function useKeptFocus(current: string | undefined, changed: string) {
  const before = useRef(changed)
  useEffect(() => {
    if (before.current === changed) return
    before.current = changed
    if (document.activeElement !== document.body) return
    document.querySelector<HTMLElement>(`[data-row="${current}"] th a`)?.focus({ preventScroll: true })
  }, [changed, current])
}
