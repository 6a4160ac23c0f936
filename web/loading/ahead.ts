import { useEffect } from 'react'
import { whenIdle } from './when-idle.ts'

/**
 * For whatever holds the buttons of late code: it is on its way as soon as somebody reaches for one of them, so that what
 * they open is there at once.
 */
export function ahead(...loads: readonly (() => Promise<unknown>)[]) {
  // A failure is told where the code is needed.
  const fetchAll = () => {
    for (const load of loads) load().catch(() => {})
  }
  return { onPointerEnter: fetchAll, onFocus: fetchAll }
}

/** The same for what most will want: fetched when the page is awake and has nothing else to do. */
export function useFetchedWhenIdle(load: () => Promise<unknown>) {
  useEffect(() => whenIdle(() => void load().catch(() => {})), [load])
}
