import type { Kept } from './building.ts'
import type { Shelf } from './saving.ts'

/** In this tab's storage, which outlives a reload and a sleeping laptop, and is emptied when the session ends. */
export function shelfOf(key: string): Shelf {
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
        // A full storage costs the safety net, not the work: that goes to the server.
      }
    },
  }
}
