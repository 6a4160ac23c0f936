import { useSyncExternalStore } from 'react'
import { below } from '#web/ui/breakpoints.ts'

const narrow = below('md')

/** Whether the screen is too narrow for a week; undefined in the first HTML. */
export const useNarrow = () =>
  useSyncExternalStore(
    (changed) => {
      const query = matchMedia(narrow)
      query.addEventListener('change', changed)
      return () => query.removeEventListener('change', changed)
    },
    () => matchMedia(narrow).matches,
    () => false,
  )
