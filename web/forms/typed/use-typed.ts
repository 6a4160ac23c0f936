import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { isKept } from '../../session/is-kept.ts'
import type { Typed } from './typed.ts'

/**
 * Keeps a form's unsaved input beyond the end of a session, and restores it for the same person. `part` distinguishes
 * several forms on one page. Returns whether anything is changed.
 */
export function useTyped<V extends object>(part: string, form: Typed<V>, giveBack: (typed: Typed<V>) => void): boolean {
  const name = `${useLocation().pathname} ${part}`
  const isChanged = JSON.stringify(form.values) !== JSON.stringify(form.kept)
  const typed = isChanged ? JSON.stringify(form) : ''

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is given back to the form as it was opened
  useEffect(() => {
    if (!typed && !isKept(name)) return
    // Lazy: sessions rarely end while somebody types, and every page with a form would bundle it.
    const following = import('./typed-forms.ts').then(({ follow }) => follow(name, typed, giveBack)).catch(console.warn)
    return () => void following.then((stop) => stop?.())
  }, [name, typed])

  return isChanged
}
