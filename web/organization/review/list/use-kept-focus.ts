import { useEffect, useRef } from 'react'

/**
 * Puts the focus on the current row when what had it is gone: the bar of acts leaves with the selection, "select all" once
 * all are, and the chip of a filter with the filter. `changed` says when to look.
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
