import { useEffect, useRef } from 'react'

/**
 * A ref for the pane: scrolls to the title when another part or question opens. Otherwise the page would stay scrolled
 * to the link that opened it, at the end of the previous part. A field that requests the focus keeps it.
 */
export function useReadFromTop(place: string) {
  const pane = useRef<HTMLDivElement>(null)
  const shown = useRef(place)
  useEffect(() => {
    const title = shown.current !== place && pane.current?.querySelector('h2')
    shown.current = place
    const focused = document.activeElement
    if (!title || pane.current?.contains(focused)) return
    title.scrollIntoView({ block: 'nearest' })
    if (focused !== document.body) return
    title.tabIndex = -1
    title.focus({ preventScroll: true })
  }, [place])
  return pane
}
