import { useEffect } from 'react'
import { whenIdle } from './when-idle.ts'

/** Props for the container of buttons with lazy code: preloads it on hover or focus, so that it opens at once. */
export function ahead(...loads: readonly (() => Promise<unknown>)[]) {
  // A failure is reported where the code is used.
  const fetchAll = () => {
    for (const load of loads) load().catch(() => {})
  }
  return { onPointerEnter: fetchAll, onFocus: fetchAll }
}

/** Preloads code that most readers need, once the page is hydrated and idle. */
export function useFetchedWhenIdle(load: () => Promise<unknown>) {
  useEffect(() => whenIdle(() => void load().catch(() => {})), [load])
}
