import { useSyncExternalStore } from 'react'

const key = 'kopru.rail'
const listeners = new Set<() => void>()

/** Whether the navigation is collapsed in this browser; unknown to the server. */
export const useNarrow = () => useSyncExternalStore(subscribe, isNarrow, () => false)

export function changeNarrow(narrow: boolean) {
  try {
    localStorage.setItem(key, narrow ? 'narrow' : 'wide')
  } catch {
    // Storage may be full or forbidden; the rail then keeps its width.
  }
  for (const listener of listeners) listener()
}

function isNarrow() {
  try {
    return localStorage.getItem(key) === 'narrow'
  } catch {
    return false
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
