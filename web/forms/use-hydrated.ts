import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False until the page is hydrated. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
