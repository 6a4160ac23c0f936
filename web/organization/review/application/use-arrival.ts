import { useEffect, useRef, useState } from 'react'
import { noteOpened, takeFromList } from '../way-back.ts'

/**
 * What happens when the page shows another application. Whoever came by a key, or whose focus was on something that is
 * gone, begins at its heading, which is read out; so does who comes from the list. Who pressed a link that is still there keeps it, and is told by `said`.
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
    /** Says that a key leads to this application. */
    expect: (next: string) => {
      wanted.current = next
    },
  }
}
