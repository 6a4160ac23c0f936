import { useEffect, useRef } from 'react'

/**
 * For the pane in which another part or question has been opened, as its ref: whoever opened it begins at its title. The page
 * would stay scrolled to where the link was, at the end of the part before, and the link has gone with that. A field that
 * asks to be filled in keeps the focus.
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
