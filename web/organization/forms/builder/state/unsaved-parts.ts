import type { Kept } from './building.ts'
import type { UnsavedParts } from './saving.ts'

/** Stores unsaved parts in sessionStorage, which outlives a reload and is emptied when the session ends. */
export function unsavedPartsIn(key: string): UnsavedParts {
  return {
    take() {
      if (typeof sessionStorage === 'undefined') return null
      try {
        return JSON.parse(sessionStorage.getItem(key) ?? 'null') as Kept | null
      } catch {
        return null
      }
    },
    put(kept) {
      try {
        if (kept) sessionStorage.setItem(key, JSON.stringify(kept))
        else sessionStorage.removeItem(key)
      } catch {
        // If storage is full the parts are not kept here; they are still sent to the server.
      }
    },
  }
}
