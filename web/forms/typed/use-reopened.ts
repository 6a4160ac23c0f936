import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { isKept } from '../../session/is-kept.ts'

/** Reopens the part of a page in which the same person was typing when the session ended. */
export function useReopened(parts: readonly string[], open: (part: string) => void) {
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is opened once
  useEffect(() => {
    const part = parts.find((part) => isKept(`${pathname} ${part}`))
    if (part === undefined) return
    let isGone = false
    import('./typed-forms.ts')
      .then(({ findTyped }) => findTyped(`${pathname} ${part}`))
      .then((typed) => typed && !isGone && open(part))
      .catch(console.warn)
    return () => {
      isGone = true
    }
  }, [])
}
