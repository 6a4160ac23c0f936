import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useHydrated } from '#web/forms/use-hydrated.ts'
import { enterField } from './enter-field.ts'

/** "Düzenle" and the problems of a hand-in lead to a field by its id: it is brought into sight and entered. */
export function useFocusField() {
  const { hash } = useLocation()
  // Fields cannot be focused before hydration.
  const hydrated = useHydrated()
  useEffect(() => {
    if (hash && hydrated) enterField(decodeURIComponent(hash.slice(1)))
  }, [hash, hydrated])
}
