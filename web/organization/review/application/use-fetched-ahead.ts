import { useEffect, useRef } from 'react'
import type { Neighbours } from './neighbours/use-neighbours.ts'

/** Prefetches the next application while this one is read; again after every change. */
export function useFetchedAhead(neighbours: Neighbours | undefined, fetch: (appId: string) => void) {
  const latest = useRef(fetch)
  useEffect(() => {
    latest.current = fetch
  })
  const next = neighbours?.next?.appId
  const at = neighbours?.at
  useEffect(() => {
    if (next === undefined || at === undefined) return
    // Delayed, so that the current page's requests go first.
    const timer = setTimeout(() => latest.current(next), 300)
    return () => clearTimeout(timer)
  }, [next, at])
}
