import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useHydrated } from '#web/forms/use-hydrated.ts'
import { enterField } from './enter-field.ts'

/** Links to fields ("Düzenle", problems of a submission) name an id: scrolls to that field and focuses it. */
export function useFocusField() {
  const { hash } = useLocation()
  // Fields cannot be focused before hydration.
  const hydrated = useHydrated()
  useEffect(() => {
    if (hash && hydrated) enterField(decodeURIComponent(hash.slice(1)))
  }, [hash, hydrated])
}
