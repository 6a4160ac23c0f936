import { useEffect, useRef, useState } from 'react'
import { noteOpened, takeFromList } from '../../desk/list/way-back.ts'

/**
 * Focus after a change of application. After a key press, from the list, or if the focused element is gone, the heading
 * takes the focus and is announced. If the pressed link still exists it keeps the focus, and `said` is announced
 * instead.
 */
export function useArrival(appId: string, name: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(appId)
  const wanted = useRef<string>(undefined)
  const [said, setSaid] = useState('')
  useEffect(() => noteOpened(appId), [appId])
  useEffect(() => {
    if (takeFromList()) heading.current?.focus({ preventScroll: true })
  }, [])
  useEffect(() => {
    if (shown.current === appId) return
    shown.current = appId
    const isLost = document.activeElement === null || document.activeElement === document.body
    const begins = isLost || wanted.current === appId
    wanted.current = undefined
    setSaid(begins ? '' : name)
    if (begins) heading.current?.focus({ preventScroll: true })
  }, [appId, name])
  return {
    heading,
    said,
    /** Notes that a key press leads to this application. */
    expect: (next: string) => {
      wanted.current = next
    },
  }
}
