import { useSyncExternalStore } from 'react'
import { below } from '#web/ui/breakpoints.ts'

const narrow = below('md')

/** Whether there is no room for a week; the first HTML does not know. */
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
