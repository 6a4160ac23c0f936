import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False until the page is awake: a form sent before would put what was typed into the address. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
