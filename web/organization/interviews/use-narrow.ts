import { useSyncExternalStore } from 'react'

const narrow = '(width < 768px)'

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
